/** Finds mistakes in a translation before a site's screen shows them. */

const PLACEHOLDER = /%(?:\d+\$)?[sd]|%%/g;
const MARKUP = /<\/?[a-zA-Z][^>]*>|https?:\/\/[^\s"<]+/g;

/** Words by which a language would address someone formally. WordPress's translations in these languages are informal. */
const FORMAL = new Map( [ [ 'de_DE', /[\p{Ll}\d,“%] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u ] ] );

/** Forms for none, one and two may say the number in words. */
const SAID_IN_WORDS = 3;

/**
 * @param {import('./po.mjs').Language} language
 * @param {Map<string, import('./po.mjs').Message>} template
 * @returns {string[]} a line each
 */
export function problems( { locale, pluralForms, messages }, template ) {
	const nplurals = Number( /nplurals\s*=\s*(\d+)/.exec( pluralForms )?.[ 1 ] ?? 0 );
	return [ ...template.values() ].flatMap( ( message ) => {
		const forms = messages.get( message.key )?.forms ?? [];
		const formal = forms.some( ( form ) => FORMAL.get( locale )?.test( form ) ) ? [ 'formal address' ] : [];
		return [ ...faults( message, forms, nplurals ), ...formal ].map(
			( fault ) => `${ locale }: ${ fault }: ${ message.text }`
		);
	} );
}

/**
 * @param {import('./po.mjs').Message} message of the template
 * @param {readonly string[]} forms
 * @param {number} nplurals
 */
function faults( { text, plural }, forms, nplurals ) {
	if ( forms.length === 0 || forms.some( ( form ) => form.trim() === '' ) ) return [ 'not translated' ];
	if ( forms.length !== ( plural === null ? 1 : nplurals ) ) return [ 'another number of forms' ];
	const wanted = found( plural ?? text, PLACEHOLDER );
	return [
		...( forms.every( ( form, place ) =>
			areKept( wanted, found( form, PLACEHOLDER ), plural !== null && place < SAID_IN_WORDS )
		)
			? []
			: [ 'other placeholders' ] ),
		...( forms.every( ( form ) => isSame( found( text, MARKUP ), found( form, MARKUP ) ) )
			? []
			: [ 'other tags' ] ),
		...( forms.every(
			( form ) => /^\s/.test( form ) === /^\s/.test( text ) && /\s$/.test( form ) === /\s$/.test( text )
		)
			? []
			: [ 'other spaces around' ] ),
	];
}

/**
 * @param {readonly string[]} wanted
 * @param {readonly string[]} there
 * @param {boolean} mayLack
 */
function areKept( wanted, there, mayLack ) {
	return isSame( wanted, there ) || ( mayLack && there.every( ( one ) => wanted.includes( one ) ) );
}

/**
 * @param {string} text
 * @param {RegExp} what
 */
function found( text, what ) {
	return [ ...text.matchAll( what ) ].map( ( [ part ] ) => part ).sort();
}

/**
 * @param {readonly string[]} one
 * @param {readonly string[]} other
 */
function isSame( one, other ) {
	return one.length === other.length && one.every( ( part, place ) => part === other[ place ] );
}
