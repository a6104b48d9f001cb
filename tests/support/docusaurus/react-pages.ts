/** Stands in for the list of pages whose body React renders, which the build writes. */
export default {};
