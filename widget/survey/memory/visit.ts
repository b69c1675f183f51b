import type { Visit } from '../flow/session/begun';
import type { Store } from './store';
import { VISIT } from '../../shared/memory/visit-key';

/** Stores a visit until the tab is closed, or if the browser denies that, until the page is left. */
export function visitOf( store: Store, cookieName: string ): Visit {
	const key = VISIT + cookieName;
	return {
		read: () => store.get( key ),
		write: ( text ) => {
			if ( text === null ) {
				store.remove( key );
			} else {
				store.set( key, text );
			}
		},
	};
}
