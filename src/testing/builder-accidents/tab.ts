import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';
import { api } from '@/api/client';
import { newId } from '@/lib/new-id';
import type { BuilderAction } from '@/features/builder/saving/state/builder-reducer';
import type { DerivedState } from '@/features/builder/saving/state/derived-state';
import { type BuilderState, loadedState, newState } from '@/features/builder/saving/state/builder-state';
import { useBuilderStore } from '@/features/builder/saving/state/builder-store';
import { restoredState } from '@/features/builder/saving/local-copy/copy';
import { findCopy } from '@/features/builder/saving/local-copy/find-copy';
import { useLocalCopy } from '@/features/builder/saving/local-copy/use-local-copy';
import { useAutosave } from '@/features/builder/saving/save/use-autosave';
import { type SaveBy, useSave } from '@/features/builder/saving/save/use-save';

const SITE = 'https://example.org/wp-admin/';

/** A builder without its screen: the form, autosaves, manual saves, and the copy in the browser. */
function useForm( first: BuilderState, user: number ) {
	const store = useBuilderStore( () => first );
	const saving = useSave( store, true, () => Promise.resolve() );
	useAutosave( store, saving, true );
	useLocalCopy( store, { site: SITE, user } );
	return { store, saving };
}

/** A browser tab with one survey open. */
export class Tab {
	private constructor( private readonly hook: ReturnType< typeof rendered > ) {}

	/** @param id null for a new survey */
	static async open( user: number, id: number | null ): Promise< Tab > {
		const survey = id === null ? null : await waited( api( 'GET /surveys/{id}', { path: { id } } ) );
		const copy = await waited( findCopy( { site: SITE, user, survey: id ?? 'new' } ) );
		const fresh = survey ? loadedState( survey, true ) : newState( newId() );
		return new Tab( rendered( copy ? restoredState( copy, survey, true ) : fresh, user ) );
	}

	get now(): DerivedState {
		return this.hook.result.current.store.latest();
	}

	act( ...actions: readonly BuilderAction[] ): void {
		act( () => actions.forEach( ( action ) => this.hook.result.current.store.dispatch( action ) ) );
	}

	/** Starts a save; time must pass until it ends. */
	save( by: SaveBy ): void {
		act( () => void this.hook.result.current.saving.save( by ) );
	}

	/** Closes like a person; the browser notifies the page. */
	close(): void {
		window.dispatchEvent( new Event( 'pagehide' ) );
		this.hook.unmount();
	}

	/** Doesn't notify the page: anything it writes while it is closed here is discarded. */
	kill(): void {
		const kept = [ localStorage, sessionStorage ].map( ( storage ) => ( {
			storage,
			entries: Object.entries( storage ),
		} ) );
		this.hook.unmount();
		for ( const { storage, entries } of kept ) {
			storage.clear();
			entries.forEach( ( [ name, text ] ) => storage.setItem( name, String( text ) ) );
		}
	}
}

export async function pass( milliseconds: number ): Promise< void > {
	await act( () => vi.advanceTimersByTimeAsync( milliseconds ) );
}

async function waited< T >( promise: Promise< T > ): Promise< T > {
	await pass( 500 );
	return promise;
}

function rendered( first: BuilderState, user: number ) {
	const client = new QueryClient();
	const wrapper = ( { children }: { children: ReactNode } ) =>
		createElement( QueryClientProvider, { client }, children );
	return renderHook( () => useForm( first, user ), { wrapper } );
}
