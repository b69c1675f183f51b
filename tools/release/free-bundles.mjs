/**
 * What may not be in the bundles of the free edition (build-free/): parts that it has not, and words of what is sold
 * elsewhere. Modules are left out of them by UF_EDITION, not hidden: who forgets one is told here.
 */
import { entriesOf } from './zip.mjs';

/** Files that only parts have which are left out, by their names from the build's folder. */
const PARTS = [
	/^admin\/(addons|heatmaps|post-ratings)(-rtl)?\.css$/,
	/^admin\/src_features_(addons|heatmaps|post-ratings)_/,
	/^admin\/src_features_settings_screens_(Access|GoogleDrive|Heatmaps)Screen/,
	/^admin\/src_features_builder_screens_SettingsStep/,
	/^admin\/.*(rating-preview|drafting)/,
	/^admin\/icon-choices\.js$/,
	/^editor\/(ratings|feedback)\./,
	/^widget\/(rating|voting|rating-preview|heatmap|heat-view|picture)\./,
];

/** What its code would ask where it sold something, or kept something locked. */
const ASKED = /\b(is_licensed|is_pro|license_type|lasting_type|partner_url|license_key)\b/;

/** Said nowhere, not in the comparison either. */
const SOLD =
	/upgrade (to|now)|to unlock|only available|is a (pro|plus|elite)|licen[cs]e key|\b\d+% off|activate (the|these) \S* ?add-?on/i;

/** Names of plans and of modules, where a sentence for people is or begins with them. */
const NAMES = /["'](Plus|Pro|Elite|Premium|Addons?|Heatmaps?|Post Ratings?|Webhooks?|Google Drive)\b/;

/** Where the two editions stand side by side. */
const COMPARED = 'admin/src_features_about_screens_LiteVsProScreen_tsx.js';

/** Names that are said all the same, and why. */
const SAID = {
	'admin/src_features_deliveries_screens_DeliveriesScreen_tsx.js': /["'](Webhook|Google Drive)["']/g, // What it told is listed.
};

/**
 * @param {string} folder
 * @returns {string[]}
 */
export function freeBundleProblems( folder ) {
	return entriesOf( folder )
		.filter( ( { name } ) => /\.(js|css)$/.test( name ) )
		.flatMap( ( { name, content } ) => problemsOf( name, content.toString() ) );
}

/**
 * @param {string} name from the build's folder
 * @param {string} text
 */
export function problemsOf( name, text ) {
	const said = Object.hasOwn( SAID, name )
		? text.replace( SAID[ /** @type {keyof typeof SAID} */ ( name ) ], '' )
		: text;
	const sold = SOLD.exec( text ) ?? ( name === COMPARED ? null : NAMES.exec( said ) );
	const asked = ASKED.exec( text );
	return [
		...( PARTS.some( ( part ) => part.test( name ) )
			? [ `${ name }: is of a part that the free edition has not` ]
			: [] ),
		...( asked ? [ `${ name }: asks ${ asked[ 0 ] }` ] : [] ),
		...( sold ? [ `${ name }: says “${ around( text, sold[ 0 ] ) }”` ] : [] ),
	];
}

/**
 * @param {string} text
 * @param {string} words
 */
function around( text, words ) {
	const at = text.indexOf( words );
	return text.slice( Math.max( 0, at - 20 ), at + words.length + 40 ).replaceAll( /\s+/g, ' ' );
}
