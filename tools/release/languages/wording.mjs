/** Rules of plain US English for every string of the product. */

/** Words with a US spelling, or with a better word; each with what to write. */
const WORDS = [
	[ /\bcolours?\b/i, 'color' ],
	[ /\blicences?\b/i, 'license' ],
	[ /\b(?:cancelled|cancelling)\b/i, 'canceled' ],
	[ /\be-mail/i, 'email' ],
	[ /\b(?:favour|behaviour|neighbour|honour)/i, 'the US spelling' ],
	[ /\b(?:organis|customis|personalis|optimis|summaris|recognis|analys(?:e|ed|ing)\b)/i, 'the US spelling' ],
	[ /\b(?:grey|centre|programme)\b/i, 'the US spelling' ],
	[ /\baddons?\b(?! Installed| Activated| Deactivated)/, 'add-on' ],
	[ /\bwhom\b/i, 'the noun: recipients, visitors' ],
	[ /\banew\b/i, 'again' ],
	[ /\bbeside\b/i, 'next to' ],
	[ /\bare told\b|\bis told\b|\bhear of\b/i, 'notified' ],
	[ /\bnone has\b|\bhas not\b(?! been)/i, 'doesn’t have' ],
	[ /\bonce more\b/i, 'again' ],
	[ /\ba day comes\b/i, 'expires on' ],
	[ /\b(?:stands|rests)\b/i, 'is' ],
	[ /\bby chance\b/i, 'random' ],
];

/** Sentences of the specifications, which stay word for word. */
const SPECIFIED = new Set( [
	'Please activate the %s addon to access this feature.',
	'Please activate these addons to access this feature: %s.',
	'Please activate the Google Drive addon to access this feature.',
	'Requires %s addon',
	'Requires %s addons',
	'There was an error installing the addon. %s',
] );

const CLAUSE_FIRST = /^(?:Of|Who|Whom|What|Which|Those|None)\b/;

/** Words of one sentence. */
const LONGEST_SENTENCE = 36;

const MEDIAN_SENTENCE = 12;

const COUNTED =
	/^%(?:1\$)?[sd] (?:answers|responses|surveys|questions|options|days|hours|minutes|seconds|weeks|visits|visitors|people|clicks|votes|pages|posts|rows|files|characters|words)\b/;

/** Strings whose number is never one, and of which no language needs more forms than two. */
const NEVER_ONE = new Set( [ '%s clicks' ] );

/**
 * @param {string} text
 * @returns {string[]} its sentences of four words or more
 */
export function sentencesOf( text ) {
	return text.split( /(?<=[.!?…])\s+/ ).filter( ( sentence ) => wordsIn( sentence ) >= 4 );
}

/** @param {string} text */
export function wordsIn( text ) {
	return text.split( /\s+/ ).filter( ( word ) => word !== '' ).length;
}

/**
 * Finds words and sentences of a string that are not plain English.
 *
 * @param {string} text
 * @param {boolean} isCounted whether it has a plural form
 * @returns {string[]} faults, empty for a good one
 */
export function wordingFaults( text, isCounted = false ) {
	if ( SPECIFIED.has( text ) ) return [];
	return [
		...WORDS.flatMap( ( [ pattern, better ] ) => {
			const found = /** @type {RegExp} */ ( pattern ).exec( text );
			return found ? [ `“${ found[ 0 ] }”: write ${ String( better ) }` ] : [];
		} ),
		...( CLAUSE_FIRST.test( text ) && wordsIn( text ) > 4 && ! /[?…]$/.test( text )
			? [ 'begins with a clause in place of a noun' ]
			: [] ),
		...( sentencesOf( text ).some( ( sentence ) => wordsIn( sentence ) > LONGEST_SENTENCE )
			? [ `a sentence of more than ${ String( LONGEST_SENTENCE ) } words` ]
			: [] ),
		...( /(?:\d|%[sd]) (?:%%|%(?![\d$sd]))/.test( text ) ? [ 'a space before the percent sign' ] : [] ),
		...( /\s\s|\s$/.test( text.replace( /^\s|\s$/g, '' ) ) ? [ 'spaces' ] : [] ),
		...( ! isCounted && COUNTED.test( text ) && ! NEVER_ONE.has( text )
			? [ 'a count without a plural form' ]
			: [] ),
	];
}

/**
 * @param {ReadonlyMap<string, import('./po.mjs').Message>} messages of the template
 * @returns {string[]} a line for each fault
 */
export function wordingProblems( messages ) {
	const all = [ ...messages.values() ];
	const lengths = all
		.flatMap( ( { text } ) => sentencesOf( text ) )
		.map( wordsIn )
		.sort( ( one, other ) => one - other );
	const median = lengths[ Math.floor( lengths.length / 2 ) ] ?? 0;
	return [
		...all.flatMap( ( { text, plural } ) =>
			[ text, ...( plural === null ? [] : [ plural ] ) ].flatMap( ( one ) =>
				wordingFaults( one, plural !== null ).map( ( fault ) => `wording: ${ fault }: ${ one }` )
			)
		),
		...( median > MEDIAN_SENTENCE
			? [ `wording: half of the sentences have ${ String( median ) } words or more` ]
			: [] ),
	];
}
