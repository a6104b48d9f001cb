// The bundler's rule for images would inline small ones, so browsers would download the pictures of both colour modes. The
// loader is given by name, because its path would become part of the code and depend on the folder of the build.
const FILE_LOADER = '!!file-loader?name=assets/images/[folder]-[name]-[contenthash:8].[ext]!';

/** Writes data of examples as JavaScript, in which the files of pictures are replaced by their URLs. */
export class PictureImports {
  private readonly variables = new Map<string, string>();

  /** Returns an expression that creates data of the example `name`. */
  toExpression(name: string, data: object): string {
    return JSON.stringify(data).replace(
      /"(light|dark)":"([\w-]+\.webp)"/g,
      (_, theme: string, file: string) => {
        const path = `${name}/${file}`;
        const variable = this.variables.get(path) ?? `picture${this.variables.size}`;
        this.variables.set(path, variable);
        return `"${theme}":${variable}`;
      },
    );
  }

  /** Returns a module that imports the pictures of all expressions and exports `expression`. */
  toModule(expression: string): string {
    const imports = [...this.variables].map(
      ([path, variable]) =>
        `import ${variable} from ${JSON.stringify(`${FILE_LOADER}@site/examples/${path}`)};\n`,
    );
    return `${imports.join('')}\nexport default ${expression};\n`;
  }
}
