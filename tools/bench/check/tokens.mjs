/** IDs of submissions, and the server's reply to each. */
import { randomUUID } from 'node:crypto';

/**
 * Returns IDs for this many submissions, 30% of which repeat another one's ID, in random order.
 *
 * @param {number} count
 * @returns {string[]}
 */
export function withRepeats( count ) {
	const distinct = Array.from( { length: Math.ceil( count * 0.7 ) }, () => randomUUID() );
	const repeats = Array.from( { length: count - distinct.length }, () => oneOf( distinct ) );
	return shuffled( [ ...distinct, ...repeats ] );
}

/** Records the response ID returned for each token; a different ID for the same token is a fault. */
export class Acknowledged {
	/** @type {Map<string, number>} */
	ids = new Map();

	/** @type {string[]} */
	faults = [];

	/**
	 * @param {string} token
	 * @param {import('../load.mjs').Answer} answer
	 * @returns {boolean} true if it was accepted
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
	 * Compares with the contents of the database.
	 *
	 * @param {string} rows one line each: token, tab, ID
	 * @returns {string[]} the differences
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
