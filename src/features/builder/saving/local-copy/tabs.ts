import { newId } from '@/lib/new-id';
import { browserStorage } from './browser-storage';
import type { CopyKey } from './storage';

interface Message {
	says: 'who is here?' | 'here' | 'gone';
	place: CopyKey;
	tab: string;
	/** Id of this page: a duplicated tab has the same tab name. */
	page: string;
}

const TAB = 'userfeedback:tab';
const page = newId();
/** Long enough for background tabs. */
const ANSWER_TIME = 250;

/** Returns the name of this tab, which survives a reload. */
export function thisTab(): string {
	const known = browserStorage( 'sessionStorage' ).getItem( TAB );
	return known ?? renamedTab();
}

export function renamedTab(): string {
	const name = newId();
	browserStorage( 'sessionStorage' ).setItem( TAB, name );
	return name;
}

/** @returns names of the tabs that have this form open; this tab only if another page has taken its name */
export async function otherTabsWith( place: CopyKey ): Promise< ReadonlySet< string > > {
	const found = new Set< string >();
	const stop = listen( place, ( { says, tab } ) => says === 'here' && found.add( tab ) );
	await new Promise( ( resolve ) => window.setTimeout( resolve, ANSWER_TIME ) );
	stop();
	return found;
}

/** Answers other tabs while the form is open here. */
export function announceTab( place: CopyKey, onOthers: ( areThere: boolean ) => void ): () => void {
	const others = new Set< string >();
	const stop = listen(
		place,
		( message, answer ) => {
			if ( message.says === 'gone' ) {
				others.delete( message.page );
			} else if ( message.says === 'here' ) {
				others.add( message.page );
			} else {
				answer( 'here' );
				return;
			}
			onOthers( others.size > 0 );
		},
		'here'
	);
	return stop;
}

function listen(
	place: CopyKey,
	hear: ( message: Message, answer: ( says: Message[ 'says' ] ) => void ) => void,
	as: 'here' | null = null
): () => void {
	if ( typeof BroadcastChannel === 'undefined' ) {
		return () => undefined;
	}
	const channel = new BroadcastChannel( 'userfeedback:builder' );
	const say = ( says: Message[ 'says' ] ) =>
		channel.postMessage( { says, place, tab: thisTab(), page } satisfies Message );
	channel.onmessage = ( { data }: MessageEvent< Message > ) => {
		if ( data.page !== page && JSON.stringify( data.place ) === JSON.stringify( place ) ) {
			hear( data, say );
		}
	};
	say( 'who is here?' );
	if ( as !== null ) {
		say( as );
	}
	const goodbye = () => as !== null && say( 'gone' );
	window.addEventListener( 'pagehide', goodbye );
	return () => {
		window.removeEventListener( 'pagehide', goodbye );
		goodbye();
		channel.close();
	};
}
