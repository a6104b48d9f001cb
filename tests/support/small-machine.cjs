// Makes a program believe that its container has 512 MiB of memory. It's required before the program.
process.constrainedMemory = () => 512 * 1024 * 1024;
