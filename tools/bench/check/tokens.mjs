/** Which submissions are sent under which id, and what the server said to each. */
import { randomUUID } from 'node:crypto';

/**
 * So many submissions, three in ten of which repeat an id that another one has, in any order.
 *
 * @param {number} count
 * @returns {string[]}
 */
export function withRepeats( count ) {
	const distinct = Array.from( { length: Math.ceil( count * 0.7 ) }, () => randomUUID() );
	const repeats = Array.from( { length: count - distinct.length }, () => oneOf( distinct ) );
	return shuffled( [ ...distinct, ...repeats ] );
}

/** Notes which id of a response each token was given; the same one each time, or it is a fault. */
export class Acknowledged {
	/** @type {Map<string, number>} */
	ids = new Map();

	/** @type {string[]} */
	faults = [];

	/**
	 * @param {string} token
	 * @param {import('../load.mjs').Answer} answer
	 * @returns {boolean} whether it was taken
	 */
	note( token, { status, text } ) {
		if ( status !== 200 && status !== 201 ) return false;
		const { id } = /** @type {{ id: number }} */ ( JSON.parse( text ) );
		const first = this.ids.get( token );
		if ( first !== undefined && first !== id ) {
			this.faults.push( `${ token } was given ${ String( first ) }, then ${ String( id ) }` );
		}
		this.ids.set( token, id );
		return true;
	}

	/**
	 * Compares with what the database holds.
	 *
	 * @param {string} rows a line each: token, tab, id
	 * @returns {string[]} what differs
	 */
	differencesFrom( rows ) {
		const stored = rows === '' ? [] : rows.split( '\n' ).map( ( row ) => row.split( '\t' ) );
		const differences = [ ...this.faults ];
		const seen = new Set();
		for ( const [ token = '', id ] of stored ) {
			if ( seen.has( token ) ) differences.push( `${ token } is stored twice` );
			if ( String( this.ids.get( token ) ) !== id ) {
				differences.push(
					`${ token } is stored as ${ String( id ) }, and was answered ${ String( this.ids.get( token ) ) }`
				);
			}
			seen.add( token );
		}
		for ( const token of this.ids.keys() ) {
			if ( ! seen.has( token ) ) differences.push( `${ token } was acknowledged and is not stored` );
		}
		return differences;
	}
}

/** @param {string[]} list */
function oneOf( list ) {
	return list[ Math.floor( Math.random() * list.length ) ] ?? '';
}

/** @param {string[]} list */
function shuffled( list ) {
	for ( let last = list.length - 1; last > 0; last-- ) {
		const place = Math.floor( Math.random() * ( last + 1 ) );
		[ list[ last ], list[ place ] ] = [ list[ place ] ?? '', list[ last ] ?? '' ];
	}
	return list;
}
