/** Returns the flags that are set, and leaves out the others. */
export const pickTrueFlags = <Name extends string>(values: Record<Name, boolean>): {[name in Name]?: true} =>
  Object.fromEntries(Object.entries(values).flatMap(([name, isSet]) => (isSet ? [[name, true]] : []))) as {
    [name in Name]?: true;
  };
