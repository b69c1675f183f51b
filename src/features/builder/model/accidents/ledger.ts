import type { Conflict } from '../merge/merged-fields';
import type { Draft } from '../form/draft';

/** Taken away by somebody who saw it. */
const GONE = 'gone';
/** Written nowhere else; what is half typed is none yet. */
const MARK = /^[et]\d+!$/;

/** What was typed, each text another one, and by which others somebody who saw it has replaced it. */
export class Ledger {
	private readonly after = new Map< string, Set< string > >();
	private readonly written = new Set< string >();

	/** @param of `t` for the title of a survey, which may also be taken from a question's */
	fresh( of: 'e' | 't' = 'e' ): string {
		const mark = `${ of }${ String( this.after.size + 1 ) }!`;
		this.after.set( mark, new Set() );
		return mark;
	}

	/** Somebody has made the one of the other with their own hands. */
	edited( before: Draft, after: Draft ): void {
		const [ old, now ] = [ counted( before ), counted( after ) ];
		const added = [ ...now.keys() ].filter( ( mark ) => count( now, mark ) > count( old, mark ) );
		const taken = [ ...old.keys() ].filter( ( mark ) => count( now, mark ) < count( old, mark ) );
		for ( const mark of added ) {
			if ( this.written.has( mark ) && ! old.has( mark ) ) {
				this.after.get( mark )?.add( GONE ); // What undo brings back was taken away once, and is followed no further.
			}
			this.written.add( mark );
		}
		for ( const mark of taken ) {
			( added.length === 0 ? [ GONE ] : added ).forEach( ( other ) => this.after.get( mark )?.add( other ) );
		}
	}

	/** Somebody was shown both sides and has chosen one. */
	decided( { mine, theirs }: Conflict, side: 'mine' | 'theirs' ): void {
		const [ winner, loser ] = side === 'mine' ? [ mine, theirs ] : [ theirs, mine ];
		const kept = counted( winner );
		for ( const mark of counted( loser ).keys() ) {
			if ( ! kept.has( mark ) ) {
				this.after.get( mark )?.add( GONE );
			}
		}
	}

	/** Those that are neither there nor followed by anything that is. */
	lost( marks: Iterable< string >, places: readonly unknown[] ): string[] {
		const there = new Set( places.flatMap( ( place ) => [ ...counted( place ).keys() ] ) );
		return [ ...marks ].filter( ( mark ) => ! this.lives( mark, there, new Set() ) );
	}

	private lives( mark: string, there: ReadonlySet< string >, seen: Set< string > ): boolean {
		if ( mark === GONE || there.has( mark ) ) {
			return true;
		}
		seen.add( mark );
		return [ ...( this.after.get( mark ) ?? [] ) ].some(
			( next ) => ! seen.has( next ) && this.lives( next, there, seen )
		);
	}
}

export function marksIn( place: unknown ): string[] {
	return [ ...counted( place ).keys() ];
}

function count( marks: ReadonlyMap< string, number >, mark: string ): number {
	return marks.get( mark ) ?? 0;
}

/** In whatever holds texts, but for conditions, which only tell of labels. */
function counted( place: unknown, marks = new Map< string, number >() ): Map< string, number > {
	if ( typeof place === 'string' && MARK.test( place ) ) {
		marks.set( place, count( marks, place ) + 1 );
	} else if ( typeof place === 'object' && place !== null ) {
		for ( const [ name, part ] of Object.entries( place ) ) {
			if ( name !== 'logic' && name !== 'conditions' && ! isNamed( name, part, place ) ) {
				counted( part, marks );
			}
		}
	}
	return marks;
}

/** A survey without a title of its own has that of its first question. */
function isNamed( name: string, part: unknown, place: object ): boolean {
	return name === 'title' && 'questions' in place && String( part ).startsWith( 'e' );
}
