import type { Settings } from '@/contract/types';

/** Returns the unsaved changes that this tab stores; empty if the browser stores nothing. */
export function storedChanges( name: string, settings: Settings ): Partial< Settings > {
	try {
		const kept: unknown = JSON.parse( window.sessionStorage.getItem( name ) ?? '{}' );
		const known = Object.entries( typeof kept === 'object' && kept !== null ? kept : {} ).filter(
			( [ key, value ] ) => typeof value === typeof settings[ key as keyof Settings ] // Another version may have written it.
		);
		return Object.fromEntries( known );
	} catch {
		return {};
	}
}

export function storeChanges( name: string, changes: Partial< Settings > ): void {
	try {
		if ( Object.keys( changes ).length === 0 ) {
			window.sessionStorage.removeItem( name );
		} else {
			window.sessionStorage.setItem( name, JSON.stringify( changes ) );
		}
	} catch {
		// Then a reload starts from the stored settings.
	}
}
