import { browserStorage } from './browser-storage';
import { type Copy, readCopy, serializedCopy } from './copy';

/** The owner of a form: other accounts, or other sites of the same network, never find it. */
export interface CopyKey {
	site: string;
	user: number;
	survey: number | 'new';
}

export interface StoredCopy {
	tab: string;
	copy: Copy;
}

const lasting = () => browserStorage( 'localStorage' );
const ofThisTab = () => browserStorage( 'sessionStorage' );

const PREFIX = 'userfeedback:copy:';
const DAYS = 14;
/** Maximum characters of one copy, and of all. A browser allows an origin about five million. */
const MOST = 1_200_000;
const MOST_OF_ALL = 3_000_000;

/** Stores a copy per tab, so that tabs don't overwrite each other's. */
export function storeCopy( place: CopyKey, tab: string, copy: Copy ): boolean {
	const [ name, text ] = [ nameOf( place, tab ), serializedCopy( copy, MOST ) ];
	if ( ! copy.isUnsaved ) {
		lasting().removeItem( name ); // The server has it; undo is for this tab only.
		return put( ofThisTab(), name, text );
	}
	ofThisTab().removeItem( name );
	makeRoom( MOST_OF_ALL - text.length, name );
	return put( lasting(), name, text ) || put( lasting(), name, serializedCopy( copy, 0 ) );
}

/** Newest first; saved copies only of this tab. */
export function storedCopies( place: CopyKey ): StoredCopy[] {
	const own = nameOf( place, '' );
	const kept = [ lasting(), ofThisTab() ].flatMap( ( storage ) =>
		namesIn( storage, own ).flatMap( ( name ) => {
			const copy = readCopy( storage.getItem( name ) );
			return copy === null ? [] : [ { tab: name.slice( own.length ), copy } ];
		} )
	);
	return kept.sort( ( one, other ) => other.copy.at - one.copy.at );
}

export function deleteCopy( place: CopyKey, tab: string ): void {
	lasting().removeItem( nameOf( place, tab ) );
	ofThisTab().removeItem( nameOf( place, tab ) );
}

export function deleteOldCopies( now: number ): void {
	for ( const name of namesIn( lasting(), PREFIX ) ) {
		if ( now - ageOf( name ) > DAYS * 86_400_000 ) {
			lasting().removeItem( name );
		}
	}
}

/** Deletes other users' copies, so that people who share a computer don't find each other's. */
export function deleteCopiesOfOthers( { site, user }: Pick< CopyKey, 'site' | 'user' > ): void {
	for ( const storage of [ lasting(), ofThisTab() ] ) {
		for ( const name of namesIn( storage, `${ PREFIX }${ site }:` ) ) {
			if ( ! name.startsWith( `${ PREFIX }${ site }:${ String( user ) }:` ) ) {
				storage.removeItem( name );
			}
		}
	}
}

/** Deletes oldest first. */
function makeRoom( most: number, but: string ): void {
	const others = namesIn( lasting(), PREFIX ).filter( ( name ) => name !== but );
	const sizes = new Map( others.map( ( name ) => [ name, lasting().getItem( name )?.length ?? 0 ] ) );
	let sum = [ ...sizes.values() ].reduce( ( all, size ) => all + size, 0 );
	if ( sum <= most ) {
		return; // Reading each age takes time, and this runs every second.
	}
	for ( const name of others.sort( ( one, other ) => ageOf( one ) - ageOf( other ) ) ) {
		if ( sum <= most ) {
			return;
		}
		lasting().removeItem( name );
		sum -= sizes.get( name ) ?? 0;
	}
}

function put( storage: ReturnType< typeof browserStorage >, name: string, text: string ): boolean {
	try {
		storage.setItem( name, text );
		return true;
	} catch {
		return false; // Full, or blocked by the browser.
	}
}

function ageOf( name: string ): number {
	return readCopy( lasting().getItem( name ) )?.at ?? 0;
}

function nameOf( { site, user, survey }: CopyKey, tab: string ): string {
	return `${ PREFIX }${ site }:${ String( user ) }:${ String( survey ) }:${ tab }`;
}

function namesIn( storage: ReturnType< typeof browserStorage >, prefix: string ): string[] {
	const names = Array.from( { length: storage.length }, ( _, place ) => storage.key( place ) ?? '' );
	return names.filter( ( name ) => name.startsWith( prefix ) );
}
