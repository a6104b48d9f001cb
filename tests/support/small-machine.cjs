// Simulates a container with 512 MiB of memory. Node.js loads this file before the program.
process.constrainedMemory = () => 512 * 1024 * 1024;
