import type { Frame, Page } from 'playwright/test';
import { SMALL_MARK } from './pseudo';

/** Places where the plugin renders on an app screen: its root, overlays, and screen reader announcements. */
export const APP =
	'#userfeedback-app, .components-popover, .components-modal__screen-overlay, .components-snackbar-list, #a11y-speak-polite, #a11y-speak-assertive';

/** Elements with no text to translate: code and browser data. */
const DATA = 'code, pre, script, style, noscript, iframe, template, .components-external-link__icon';

/** Attributes that are shown or read aloud. */
const ATTRIBUTES = [
	'aria-label',
	'aria-description',
	'aria-roledescription',
	'aria-valuetext',
	'aria-placeholder',
	'placeholder',
	'title',
	'alt',
	'data-label',
	'label',
];

/** Text that is equal in every language, removed before the check. */
const SAME_EVERYWHERE = [
	/^Block: |<!-- wp:.*-->/g, // WordPress's editor: the label and markup of a block
	/\buserfeedback-[\w{}-]+/g, // cookie names
	/^(?:[a-z]+:nth-of-type\(\d+\)|#gone)$/g, // where visitors clicked
	/\b[a-z]+:\/\/\S*/g, // addresses
	/(?<=^Ⓐ\p{L}+ \p{L}+ \p{L}+ \d: )[a-z ]+$/gu, // an icon's name in the catalog
	/^(?:GET|POST|PUT|PATCH|DELETE|XML|FORM|NDJSON)\b/g, // HTTP words
	/\S+@\S+/g,
	/\b[\w-]+(?:\.[\w-]+)*\.(?:org|com|net|test|html|php|txt|csv|xlsx|json|png|zip|js|local)\b\S*/g,
	/(?<=^|\s)\/[\w-]+\/?\S*/g,
	/\{[\w ]+\}|\[\/?userfeedback[^\]]*\]/g, // placeholders and shortcodes
	/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
	/#[0-9a-fA-F]{3,8}\b/g, // colors
	/^\.my-account #invoice$/g, // a selector
	/\b(?:Chrome 142|Android 15)\b/g, // browser data
	/\b(?:UserFeedback|WordPress|Google(?: (?:Drive|Sheets|Analytics|Forms|Fonts))?)\b/g, // names
	// names of other plugins
	/\b(?:Uncanny Automator|MonsterInsights|All in One SEO|Redirection|WPForms Lite|OptinMonster|MailPoet|WP Mail SMTP|Easy Digital Downloads|WP Simple Pay)\b/g,
	/\b(?:ChatGPT|OpenAI|Slack|Zapier|PHP|SQLite|MariaDB|MySQL|WooCommerce|LibreOffice|Excel|CSV|PDF|PNG|SVG|JPEG|HTML|CSS|REST|API|URL|JSON|HMAC|NPS)\b/g,
];

/**
 * Visible text and accessible names below a selector that still contain a Latin word, or a word that code changed to lower
 * case, which translators can't fix.
 */
export async function english( within: Page | Frame, selector: string = APP ): Promise< string[] > {
	const lines = await within.evaluate(
		( [ root, data, attributes ] ) => {
			const found: string[] = [];
			const shown = new Set< Element >();
			const note = ( text: string | null, where: string ): void => {
				const line = ( text ?? '' ).replace( /\s+/g, ' ' ).trim();
				if ( line !== '' ) found.push( where === '' ? line : `${ where }: ${ line }` );
			};
			const read = ( element: Element ): void => {
				if ( shown.has( element ) || element.closest( `${ data }, [lang="en"]` ) ) return; // The manual is marked as English.
				shown.add( element );
				for ( const name of attributes ) note( element.getAttribute( name ), `@${ name }` );
				if ( element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ) {
					const isText = ! [ 'checkbox', 'radio', 'hidden', 'color', 'number' ].includes( element.type );
					if ( isText ) note( element.value, '@value' );
				}
				for ( const node of element.childNodes ) {
					if ( node.nodeType === Node.TEXT_NODE ) note( node.textContent, '' );
				}
				for ( const inside of element.shadowRoot?.querySelectorAll( '*' ) ?? [] ) read( inside );
			};
			for ( const element of document.querySelectorAll( `:is(${ root }), :is(${ root }) *` ) ) read( element );
			return found;
		},
		[ selector, DATA, ATTRIBUTES ] as const
	);
	return [ ...new Set( lines.filter( isEnglish ) ) ];
}

/** Returns the visible text of HTML, or the lines of plain text. */
export function linesOf( text: string ): string[] {
	const isHtml = /<[a-z]/.test( text );
	const shown = text.replace( /<(style|script)[^]*?<\/\1>|<!--[^]*?-->/g, '' );
	const named = isHtml
		? [ ...shown.matchAll( /\b(?:alt|title|aria-label)="([^"]*)"/g ) ].map( ( [ , name = '' ] ) => name )
		: [];
	return [ ...shown.split( isHtml ? /<[^>]+>/ : '\n' ), ...named ]
		.map( ( line ) => line.replace( /&#?\w+;/g, ' ' ).trim() )
		.filter( ( line ) => line !== '' );
}

/** Returns true if an untranslated word is left. */
export function isEnglish( line: string ): boolean {
	const text = SAME_EVERYWHERE.reduce(
		( left, what ) => left.replace( what, ' ' ),
		line.replace( /^@[a-z-]+: /, '' )
	);
	return /\p{Script=Latin}{2,}/u.test( text ) || line.includes( SMALL_MARK );
}
