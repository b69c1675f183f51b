/**
 * Finds what the free edition's bundles (build-free/) must not contain: features it lacks, and wording about what is sold
 * elsewhere. UF_EDITION removes modules instead of hiding them; this reports any that were forgotten.
 */
import { entriesOf } from './zip.mjs';

/** Files that belong only to removed features, relative to the build's folder. */
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

/** Names that code would read if it sold or locked something. */
const ASKED = /\b(is_licensed|is_pro|license_type|lasting_type|partner_url|license_key)\b/;

/** Not allowed anywhere, including the comparison. */
const SOLD =
	/upgrade (to|now)|to unlock|only available|is a (pro|plus|elite)|licen[cs]e key|\b\d+% off|activate (the|these) \S* ?add-?on/i;

/** Names of plans and modules, where user-facing text is or begins with them. */
const NAMES = /["'](Plus|Pro|Elite|Premium|Addons?|Heatmaps?|Post Ratings?|Webhooks?|Google Drive)\b/;

/** The page that compares the two editions. */
const COMPARED = 'admin/src_features_about_screens_LiteVsProScreen_tsx.js';

/** Exceptions for names, with the reason. */
const SAID = {
	'admin/src_features_deliveries_DeliveriesScreen_tsx.js': /["'](Webhook|Google Drive)["']/g, // Past deliveries are listed.
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
 * @param {string} name relative to the build's folder
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
