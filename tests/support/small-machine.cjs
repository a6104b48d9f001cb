// Required before a program, makes it believe that its container gives it 512 MiB.
process.constrainedMemory = () => 512 * 1024 * 1024;
