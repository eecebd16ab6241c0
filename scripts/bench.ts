/** `npm run bench`: there are no benchmarks yet; they come with the work on speed. */
console.log("Nothing to show yet.");
