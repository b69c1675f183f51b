/**
 * Finds what the directory's Plugin Check reports for the hosted zip, beyond problems.mjs: docs/release.md lists its checks and
 * where each is enforced. Its sniffs run on the sources (phpcs.xml.dist) and on the release built from them
 * (tools/ci/checks/release/release.mjs).
 */
import { trialwareProblems } from './trialware.mjs';

/** Plugin Check's patterns and its messages. It accepts no ignore comment for them. */
const UPDATES = [
	/plugin-update-checker/i,
	/WP_?GitHub_?Updater/i,
	/class \w+_Plugin_Updater/i,
	/updater\.\w+\.\w{2,5}/i,
	/auto_update_plugin/,
	/site_transient_update_\w+/i,
	/update_plugins_/,
	/upgrader_pre_download/,
];

/** @type {[string, RegExp][]} in PHP */
const PHP = [
	[ 'changes how WordPress updates', new RegExp( UPDATES.map( ( { source } ) => source ).join( '|' ), 'i' ) ],
	[ 'has a link to elsewhere in the menu', /\badd_(?:sub)?menu_page\([^;]*?https?:/ ],
	[ 'has a picture of elsewhere in the menu', /\badd_menu_page\([^;]*?\.(?:png|jpe?g|gif)\b/ ],
	[ 'leads where it is told, by wp_redirect', /\bwp_redirect\s*\(/ ],
	[ 'registers a setting that nothing cleans', /\bregister_setting\((?![^;]*sanitize_callback)/ ],
	[
		'writes into the folder of plugins',
		/\b(?:file_put_contents|fopen|copy|rename|mkdir)\(\s*(?:__DIR__|plugin_dir_path|WP_PLUGIN_DIR|dirname\( ?__FILE__)/,
	],
	[ 'installs from elsewhere', /^(?![^]*\bplugins_api\()[^]*\bnew \\?Plugin_Upgrader\b|\bdownload_url\s*\(/ ],
	[ 'lets any file be uploaded', /ALLOW_UNFILTERED_UPLOADS/ ],
	[
		'hides what it does',
		/\b(?:eval|assert)\s*\(\s*(?:base64_decode|gz\w+|str_rot13)|\$\w+\s*=\s*base64_decode\(\s*'[\w+/=]{200}/,
	],
];

/**
 * @param {Pick<import('../zip.mjs').Entry, 'name' | 'content'>[]} files of a zip for the directory
 * @returns {string[]}
 */
export function directoryProblems( files ) {
	return [
		...files
			.filter( ( { name } ) => name.endsWith( '.php' ) )
			.flatMap( ( { name, content } ) => {
				const text = content.toString();
				return PHP.filter( ( [ , pattern ] ) => pattern.test( text ) ).map(
					( [ what ] ) => `${ name }: ${ what }`
				);
			} ),
		...files
			.filter( ( { name } ) => /\.(php|js|css)$/.test( name ) )
			.filter( ( { content } ) => /https?:\/\/(localhost|[\w-]+\.(local|test))\b/i.test( content.toString() ) )
			.map( ( { name } ) => `${ name }: has an address of the machine that it was written on` ),
		...trialwareProblems( files ),
	];
}
