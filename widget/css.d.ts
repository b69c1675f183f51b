/** The build turns a stylesheet into one minified string (see webpack.config.js). */
declare module '*.css' {
	const css: string;
	export default css;
}
