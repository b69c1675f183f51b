/**
 * Finds what the directory considers trialware (its guideline 5): code that checks for payment, counts usage, or waits for a
 * trial to end, and text that sells locked features. Reviewers' tools search for the same words, so harmless code that sounds
 * like it needs another name.
 */

/** @type {[string, RegExp][]} in PHP and scripts */
const CODE = [
	[
		'asks whether somebody paid',
		/\b(?:is|has|can_use)(?:_+|(?=[A-Z]))(?:valid_?|active_?)?(?:licen[cs]ed?|pro|premium|paid|paying|elite|plus|trial|upgraded)(?:_(?:only|code|user|active|version|plan|valid))*\s*\(/gi,
	],
	[ 'reads whether somebody paid', /(?:\.|->|[{,])\s*is_?(?:licen[cs]ed|pro|premium|paid|trial)\b(?!')/gi ],
	[
		'checks a licence',
		/\b(?:check|verify|validate|activate|deactivate)_?licen[cs]e(?:_?(?:key|status))?\b|\blicen[cs]e_?(?:key|status|valid|active|expir\w+)\b/gi,
	],
	[ 'waits for a trial’s end', /\b(?:trial|demo)_?(?:ends?|expir\w+|days|period|left|over)\b|\bfree trial\b/gi ],
	[
		'counts what may be used',
		/\$\w*(?:count|total|usage|used|number|quota)\w*\s*>=?\s*(?:\$|self::|static::|\w+::)\w*(?:limit|quota|allowed|max_free|free)\w*/gi,
	],
	[ 'counts what may be used', /\b(?:free|lite)_?(?:limit|quota|max)\b|\b(?:limit|quota|max)_?(?:free|lite)\b/gi ],
];

/** @type {[string, RegExp][]} wherever people read it */
const WORDS = [
	[
		'says what is paid for',
		/\b(?:only\s+(?:available\s+)?(?:in|with|for)|available\s+(?:only\s+)?(?:in|with|on)|comes\s+with|requires?|needs?|exclusive\s+to)\s+(?:a\s+|an\s+|the\s+|our\s+|userfeedback\s+)*(?:pro|premium|plus|elite|paid|valid\s+licen[cs]e|active\s+licen[cs]e|licen[cs]e)\b/gi,
	],
	[ 'says what is paid for', /\b(?:pro|premium|paid|plus|elite)[\s-](?:only|features?|users?|members?)\b/gi ],
	[
		'offers to unlock',
		/\bunlocks?\b\s+(?:this|that|all|more|the|these|every|pro|premium|access|additional|everything)\b|\bto unlock\b|\b(?:feature|option|question|template|setting)s?\s+(?:is|are)\s+locked\b/gi,
	],
	[
		'offers an upgrade',
		/\bupgrad(?:e|ing)\b\s+(?:to|now|today|your|for|and)\b|\b(?:buy|go|try|get)\s+(?:userfeedback\s+)?(?:pro|premium|plus|elite)\b/gi,
	],
	[
		'asks for a key',
		/\b(?:enter|activate|renew|verify|add)\s+(?:your|a|the)\s+(?:\w+\s+)?licen[cs]e\b|\blicen[cs]e\s+(?:has\s+|is\s+)?expired\b/gi,
	],
	[
		'says that a limit is reached',
		/\breached\s+(?:the|your)\s+(?:[\w-]+\s+){0,3}(?:limit|maximum)\s+(?:of|for|in)\s+(?:your\s+plan|the\s+free|the\s+lite|this\s+plan)|\b(?:in|by|of)\s+the\s+(?:free|lite)\s+(?:version|plan|edition)\b|\btrial\s+(?:has\s+)?(?:ended|expired|is\s+over)\b/gi,
	],
	[ 'hurries', /\b(?:limited[\s-]time|special\s+offer|save\s+\d+\s?%|\d+\s?%\s+off|discount|coupon)\b/gi ],
];

/** Readers of a readme in the directory chose to open it, and a list of strings for translators is not code. */
const READ = /\.(php|js|json|svg|css)$/;

/**
 * @param {Pick<import('../zip.mjs').Entry, 'name' | 'content'>[]} files of a zip for the directory
 * @returns {string[]} a line per kind of problem and file, with the count and the first match
 */
export function trialwareProblems( files ) {
	return files
		.filter( ( { name } ) => READ.test( name ) )
		.flatMap( ( { name, content } ) => {
			const text = content.toString();
			const rules = /\.(php|js)$/.test( name ) ? [ ...CODE, ...WORDS ] : WORDS;
			return rules.flatMap( ( [ what, pattern ] ) => {
				const found = [ ...text.matchAll( pattern ) ];
				const [ first ] = found;
				if ( first === undefined ) return [];
				const line = text.slice( 0, first.index ).split( '\n' ).length;
				const times = found.length > 1 ? `, ${ String( found.length ) } times` : '';
				return [ `${ name }:${ String( line ) }: ${ what }: “${ around( text, first ) }”${ times }` ];
			} );
		} );
}

/**
 * @param {string} text
 * @param {RegExpExecArray} found
 */
function around( text, found ) {
	const end = found.index + found[ 0 ].length;
	return text
		.slice( Math.max( 0, found.index - 20 ), end + 20 )
		.replace( /\s+/g, ' ' )
		.trim();
}
