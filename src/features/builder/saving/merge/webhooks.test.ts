import { describe, expect, it } from 'vitest';
import type { Survey, Webhook } from '@/contract/types';
import { omit } from '@/lib/omit';
import { surveyOf, toldOf, webhookOf as hookOf } from '@/testing/survey-of';
import { type BuilderAction, builderReducer } from '../state/builder-reducer';
import { visibleErrors } from '@/features/builder/draft/draft-state';
import { isDirty, loadedState } from '../state/builder-state';
import { conflictLabel } from '../conflicts/conflict-label';
import { type Draft, webhookOf, webhooksOf } from '@/features/builder/draft/form/draft';
import { draftToSend } from '@/features/builder/draft/form/draft-to-send';
import { storedHeaders } from '@/features/builder/draft/form/webhooks';
import type { Operation } from '@/features/builder/draft/operations/operations';

const HOOK = hookOf( {} );
const ID = HOOK.id;
const survey = ( webhooks: Webhook[], version = 1 ): Survey =>
	surveyOf( { id: 5, version, notifications: toldOf( { addresses: 'ada@example.org' }, webhooks ) } );
const done = ( operation: Operation ): BuilderAction => ( { type: 'done', operation } );
const set = ( path: 'name' | 'request_url' | 'secret', value: string ) =>
	done( { type: 'set', webhook: ID, path, value } );
const header = ( of: string, path: 'key' | 'value', value: string ) =>
	done( { type: 'set', webhook: ID, header: of, path, value } );
const row = ( of: string, path: 'key' | 'value', value: string ) =>
	done( { type: 'set', webhook: ID, row: of, path, value } );
const after = ( stored: Survey, ...actions: BuilderAction[] ) =>
	actions.reduce( builderReducer, loadedState( stored, true ) );
const theirs = ( ...webhooks: Webhook[] ): BuilderAction => ( {
	type: 'remote-changed',
	survey: survey( webhooks, 2 ),
	mayNotify: true,
} );
const saved = ( state: ReturnType< typeof after >, ...webhooks: Webhook[] ) =>
	builderReducer( state, { type: 'saved', sent: state.form, survey: survey( webhooks, 2 ), mayNotify: true } );
const hook = ( { form }: { form: { draft: Draft } } ) => {
	const found = webhookOf( form.draft, ID );
	if ( found === undefined ) {
		throw new Error( 'It is gone.' );
	}
	return found;
};
const sent = ( state: ReturnType< typeof after > ) => draftToSend( state.form, state.base ).notifications;

describe( 'a webhook in the form', () => {
	it( 'has rows with their own ids, and an empty first row if the server has none', () => {
		const { headers, body } = hook( after( survey( [ hookOf( { headers: [], body: [] } ) ] ) ) );
		expect( headers ).toEqual( [ { id: '1', key: '', value: '' } ] );
		expect( body ).toEqual( [ { id: '1', key: '', value: '' } ] );
	} );

	it( 'is sent only if changed, without row ids, empty rows, or server-only fields', () => {
		const start = after( survey( [ HOOK ] ) );
		expect( sent( start ) ).toBeUndefined();
		const changed = after(
			survey( [ HOOK ] ),
			set( 'name', ' Mine ' ),
			done( { type: 'add-header', webhook: ID } ),
			done( { type: 'add-row', webhook: ID } )
		);
		expect( sent( changed ) ).toEqual( {
			webhook: {
				active: true,
				webhooks: [ { ...omit( HOOK, 'has_secret' ), name: 'Mine', headers: [ { key: 'Authorization' } ] } ],
			},
		} );
		expect( isDirty( after( survey( [ HOOK ] ), done( { type: 'add-row', webhook: ID } ) ) ) ).toBe( false );
	} );

	it( 'keeps its first rows, and a survey is limited to ten webhooks', () => {
		const start = after( survey( [ HOOK ] ) );
		for ( const of of [ { header: '1' }, { row: '1' } ] ) {
			const state = builderReducer( start, done( { type: 'remove', webhook: ID, ...of } ) );
			expect( state.form ).toBe( start.form );
		}
		const many = Array.from( { length: 12 }, ( _, place ) =>
			done( { type: 'add-webhook', webhook: `00000000-0000-4000-8000-0000000000${ String( 10 + place ) }` } )
		);
		expect( webhooksOf( after( survey( [ HOOK ] ), ...many ).form.draft ) ).toHaveLength( 10 );
	} );
} );

describe( 'a write-only value', () => {
	it( 'is stored after a save and causes no conflict', () => {
		const typed = after(
			survey( [ hookOf( { has_secret: false } ) ] ),
			set( 'secret', 'hush' ),
			header( '1', 'value', 'k' )
		);
		expect( sent( typed ) ).toMatchObject( {
			webhook: { webhooks: [ { secret: 'hush', headers: [ { key: 'Authorization', value: 'k' } ] } ] },
		} );
		const state = saved( typed, HOOK );
		expect( hook( state ) ).not.toHaveProperty( 'secret' );
		expect( hook( state ).headers ).toEqual( [ { id: '1', key: 'Authorization' } ] );
		expect( hook( state ).stored ).toMatchObject( { has_secret: true } );
		expect( isDirty( state ) ).toBe( false );
		expect( isDirty( builderReducer( state, { type: 'undo' } ) ), 'what is stored is not taken back' ).toBe(
			false
		);
	} );

	it( 'stays in the field if it was typed while the save was running', () => {
		const asked = after( survey( [ HOOK ] ), set( 'secret', 'hush' ) );
		const later = builderReducer( asked, set( 'secret', 'hush hush' ) );
		const state = builderReducer( later, {
			type: 'saved',
			sent: asked.form,
			survey: survey( [ HOOK ], 2 ),
			mayNotify: true,
		} );
		expect( hook( state ).secret ).toBe( 'hush hush' );
		expect( isDirty( state ) ).toBe( true );
	} );

	it( 'is required again when the URL changes, as on the server', () => {
		const moved = after( survey( [ HOOK ] ), set( 'request_url', 'https://example.org/new' ) );
		const path = 'notifications.webhook.webhooks[0]';
		expect( Object.keys( visibleErrors( moved ) ) ).toEqual( [ `${ path }.secret`, `${ path }.headers[0].value` ] );
		const given = [ set( 'secret', '' ), header( '1', 'value', 'k' ) ].reduce( builderReducer, moved );
		expect( visibleErrors( given ) ).toEqual( {} );
		expect( visibleErrors( builderReducer( moved, { type: 'undo' } ) ) ).toEqual( {} );
	} );

	it( 'belongs to the name of its header', () => {
		const renamed = after( survey( [ HOOK ] ), header( '1', 'key', 'X-Key' ) );
		expect( Object.values( visibleErrors( renamed ) ) ).toEqual( [ 'This header has no saved value. Enter one.' ] );
		const twice = {
			...HOOK,
			headers: [
				{ key: 'A', has_value: true },
				{ key: 'A', has_value: false },
			],
		};
		expect( storedHeaders( hook( after( survey( [ twice ] ) ) ) ).map( ( one ) => one?.has_value ) ).toEqual( [
			true,
			false,
		] );
	} );

	it( 'isn’t marked as stored if undo restores a webhook deleted on the server', () => {
		const gone = saved( after( survey( [ HOOK ] ), done( { type: 'remove', webhook: ID } ) ) );
		const back = builderReducer( gone, { type: 'undo' } );
		expect( hook( back ).stored ).toBeNull();
		expect( Object.keys( visibleErrors( back ) ) ).toEqual( [
			'notifications.webhook.webhooks[0].headers[0].value',
		] );
	} );
} );

describe( 'two editors of webhooks', () => {
	it( 'keep both their fields and their rows', () => {
		const other = {
			...HOOK,
			request_format: 'XML',
			body: [ ...HOOK.body, { key: 'id', value: 'survey.id' } ],
		} as const;
		const mine = [ set( 'name', 'Mine' ), row( '1', 'key', 'where' ), done( { type: 'add-row', webhook: ID } ) ];
		const state = after(
			survey( [ HOOK ] ),
			...mine,
			row( '2', 'key', 'mine' ),
			theirs( { ...other, body: [ ...other.body ] } )
		);
		expect( state.conflicts ).toEqual( [] );
		expect( hook( state ) ).toMatchObject( { name: 'Mine', request_format: 'XML' } );
		expect( hook( state ).body.map( ( { key } ) => key ) ).toEqual( [ 'where', 'id', 'mine' ] );
	} );

	it( 'who both start without rows get both added rows and no empty row', () => {
		const empty = hookOf( { headers: [], body: [] } );
		const state = after(
			survey( [ empty ] ),
			row( '1', 'key', 'mine' ),
			theirs( { ...empty, body: [ { key: 'theirs', value: 'survey.id' } ] } )
		);
		expect( state.conflicts ).toEqual( [] );
		expect(
			hook( state )
				.body.map( ( { key } ) => key )
				.sort()
		).toEqual( [ 'mine', 'theirs' ] );
	} );

	it( 'get a conflict for a field that both changed, by its name', () => {
		const state = after( survey( [ HOOK ] ), set( 'name', 'Mine' ), theirs( { ...HOOK, name: 'Theirs' } ) );
		const [ conflict ] = state.conflicts;
		expect( conflict ).toEqual( {
			path: `notifications.webhook.webhooks[${ ID }].name`,
			mine: 'Mine',
			theirs: 'Theirs',
		} );
		expect( conflict && conflictLabel( conflict, state.form.draft, state.form.draft ) ).toBe(
			'Webhook “Mine”: name'
		);
		const decided = builderReducer( state, { type: 'decided', theirs: new Set( [ conflict?.path ?? '' ] ) } );
		expect( hook( decided ).name ).toBe( 'Theirs' );
	} );

	it( 'get a conflict for a webhook that the other deleted', () => {
		const state = after( survey( [ HOOK ] ), set( 'name', 'Mine' ), theirs() );
		const path = `notifications.webhook.webhooks[${ ID }]`;
		expect( state.conflicts ).toMatchObject( [ { path, mine: { name: 'Mine' }, theirs: null } ] );
		expect(
			webhooksOf( builderReducer( state, { type: 'decided', theirs: new Set( [ path ] ) } ).form.draft )
		).toEqual( [] );
	} );

	it( 'never send a typed secret to the other’s new URL without asking', () => {
		const url = 'https://elsewhere.example/hook';
		const state = after( survey( [ HOOK ] ), set( 'secret', 'hush' ), theirs( { ...HOOK, request_url: url } ) );
		expect( hook( state ).request_url ).toBe( HOOK.request_url );
		expect( state.conflicts ).toMatchObject( [
			{ path: `notifications.webhook.webhooks[${ ID }].request_url`, theirs: url },
		] );
		const untouched = after( survey( [ HOOK ] ), theirs( { ...HOOK, request_url: url } ) );
		expect( hook( untouched ) ).toMatchObject( { request_url: url, stored: { request_url: url } } );
	} );

	it( 'treat a secret as stored when the save’s response was lost', () => {
		const typed = after( survey( [ hookOf( { has_secret: false } ) ] ), set( 'secret', 'hush' ) );
		const sending = builderReducer( typed, {
			type: 'save-started',
			pendingSave: { draft: typed.form.draft, named: null },
		} );
		const state = builderReducer( sending, theirs( HOOK ) );
		expect( hook( state ) ).not.toHaveProperty( 'secret' );
		expect( isDirty( state ) ).toBe( false );
	} );
} );

describe( 'a server error', () => {
	it( 'stays with its header when that moves, and is removed when the URL changes', () => {
		const two = { ...HOOK, headers: [ ...HOOK.headers, { key: 'X-Key', has_value: true } ] };
		const refused = after( survey( [ two, hookOf( { id: '44444444-1111-4111-8111-111111111111' } ) ] ), {
			type: 'refused',
			errors: { [ `notifications.webhook.webhooks[${ ID }].headers[2].value` ]: 'No.' },
		} );
		const path = 'notifications.webhook.webhooks[0].headers[1].value';
		expect( visibleErrors( refused ) ).toEqual( { [ path ]: 'No.' } );
		expect( visibleErrors( builderReducer( refused, header( '1', 'value', 'k' ) ) ) ).toHaveProperty( [ path ] );
		const named = { type: 'set', path: 'notifications.email.addresses', value: 'bob@example.org' } as const;
		expect( visibleErrors( builderReducer( refused, done( named ) ) ) ).toHaveProperty( [ path ] );
		const moved = builderReducer( refused, set( 'request_url', 'https://example.org/new' ) );
		expect( visibleErrors( moved )[ path ] ).not.toBe( 'No.' );
	} );
} );
