import type { Conflict } from '@/features/builder/saving/merge/merge-fields';
import type { Draft } from '@/features/builder/draft/form/draft';

/** Deleted by a person who saw it. */
const GONE = 'gone';
/** Found only here; half-typed text doesn't count. */
const MARK = /^[et]\d+!$/;

/** All typed texts, each unique, and the texts by which a person who saw one has replaced it. */
export class Ledger {
	private readonly after = new Map< string, Set< string > >();
	private readonly written = new Set< string >();

	/** @param of `t` for a survey's title, which may also be taken from a question's */
	fresh( of: 'e' | 't' = 'e' ): string {
		const mark = `${ of }${ String( this.after.size + 1 ) }!`;
		this.after.set( mark, new Set() );
		return mark;
	}

	/** Records that a person changed one into the other. */
	edited( before: Draft, after: Draft ): void {
		const [ old, now ] = [ counted( before ), counted( after ) ];
		const added = [ ...now.keys() ].filter( ( mark ) => count( now, mark ) > count( old, mark ) );
		const taken = [ ...old.keys() ].filter( ( mark ) => count( now, mark ) < count( old, mark ) );
		for ( const mark of added ) {
			if ( this.written.has( mark ) && ! old.has( mark ) ) {
				this.after.get( mark )?.add( GONE ); // Text that undo restores was deleted once, and is no longer tracked.
			}
			this.written.add( mark );
		}
		for ( const mark of taken ) {
			( added.length === 0 ? [ GONE ] : added ).forEach( ( other ) => this.after.get( mark )?.add( other ) );
		}
	}

	/** Records that a person saw both sides and chose one. */
	decided( { mine, theirs }: Conflict, side: 'mine' | 'theirs' ): void {
		const [ winner, loser ] = side === 'mine' ? [ mine, theirs ] : [ theirs, mine ];
		const kept = counted( winner );
		for ( const mark of counted( loser ).keys() ) {
			if ( ! kept.has( mark ) ) {
				this.after.get( mark )?.add( GONE );
			}
		}
	}

	/** Returns marks that are neither there nor replaced by one that is. */
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

/** Counts marks in anything with texts, except conditions, which only refer to labels. */
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

/** A survey without its own title has that of its first question. */
function isNamed( name: string, part: unknown, place: object ): boolean {
	return name === 'title' && 'questions' in place && String( part ).startsWith( 'e' );
}
