import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

/** Bundles the heatmap rules as a script that sets the global `heatmapRules`. */
export function bundledRules(): Promise< string > {
	const path = mkdtempSync( join( tmpdir(), 'userfeedback-rules-' ) );
	const compiler = webpack( {
		mode: 'development',
		devtool: false,
		target: [ 'web', 'es2021' ],
		entry: join( import.meta.dirname, 'rules-entry.ts' ),
		output: { path, filename: 'rules.js' },
		resolve: { extensions: [ '.ts', '.js' ] },
		module: {
			rules: [
				{
					test: /\.ts$/,
					loader: 'babel-loader',
					options: { babelrc: false, configFile: false, presets: [ '@babel/preset-typescript' ] },
				},
			],
		},
	} );
	return new Promise( ( resolve, reject ) => {
		compiler.run( ( error, stats ) => {
			if ( error ) reject( error );
			else if ( stats?.hasErrors() ) reject( new Error( stats.toString( 'errors-only' ) ) );
			else resolve( readFileSync( join( path, 'rules.js' ), 'utf8' ) );
		} );
	} );
}
