import { expect, it } from 'vitest';
import { browserStore } from './store';

/** A browser's storage of a given size, with its methods next to the keys like the real one. */
function storageOf( room: number ): Storage {
	const kept: Record< string, string > = {};
	const methods = {
		getItem: ( key: string ) => kept[ key ] ?? null,
		setItem: ( key: string, text: string ) => {
			if ( text.length > room ) {
				throw new DOMException( 'full', 'QuotaExceededError' );
			}
			kept[ key ] = text;
		},
		removeItem: ( key: string ) => {
			Reflect.deleteProperty( kept, key );
		},
	};
	return new Proxy( methods, {
		ownKeys: () => Object.keys( kept ),
		getOwnPropertyDescriptor: () => ( { enumerable: true, configurable: true } ),
	} ) as unknown as Storage;
}

const yes = (): boolean => true;

it( 'keeps text in the browser and reports that it lasts', () => {
	const storage = storageOf( 100 );
	const store = browserStore( () => storage, yes );

	expect( store.set( 'a', 'one' ) ).toBe( true );
	expect( browserStore( () => storage, yes ).get( 'a' ) ).toBe( 'one' );
	expect( store.keys() ).toEqual( [ 'a' ] );
	store.remove( 'a' );
	expect( store.get( 'a' ) ).toBe( null );
	expect( store.keys() ).toEqual( [] );
} );

it( 'keeps text until the page closes if storage is denied, and reports that', () => {
	const store = browserStore( () => {
		throw new DOMException( 'denied', 'SecurityError' );
	}, yes );

	expect( store.set( 'a', 'one' ) ).toBe( false );
	expect( store.get( 'a' ) ).toBe( 'one' );
	expect( store.keys() ).toEqual( [ 'a' ] );
	store.remove( 'a' );
	expect( store.keys() ).toEqual( [] );
} );

it( 'keeps text that does not fit in storage, and reads the newer one', () => {
	const storage = storageOf( 5 );
	const store = browserStore( () => storage, yes );
	store.set( 'a', 'one' );

	expect( store.set( 'a', 'one and more' ) ).toBe( false );
	expect( store.get( 'a' ) ).toBe( 'one and more' );
	expect( store.keys() ).toEqual( [ 'a' ] );
} );

it( 'stores nothing before consent, and loses nothing meanwhile', () => {
	let agreed = false;
	const storage = storageOf( 100 );
	const store = browserStore(
		() => storage,
		() => agreed
	);

	expect( store.set( 'a', 'one' ) ).toBe( false );
	expect( Object.keys( storage ) ).toEqual( [] );
	expect( store.get( 'a' ) ).toBe( 'one' );
	agreed = true;
	expect( store.set( 'a', 'two' ) ).toBe( true );
	expect( browserStore( () => storage, yes ).get( 'a' ) ).toBe( 'two' );
	expect( store.keys() ).toEqual( [ 'a' ] );
} );
