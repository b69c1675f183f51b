import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Export, ExportRequest, Exports } from '@/contract/types';
import { problem } from '@/testing/fakes/fake-site';
import type { ServerAnswer, ServerRequest } from '@/testing/loopback-server';
import { openPart, stopServing } from '@/testing/render-app';
import { ExportMenu } from './ExportMenu';

afterEach( stopServing );

const URL_OF_PAGE = 'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_exports&survey_id=7&_wpnonce=abc';

/** The routes of exports of one survey. Each slice of work is a third of the file. */
class FakeExports {
	exports: Export[] = [];
	sent: { name: string; body: unknown }[] = [];
	fails = new Map< string, ServerAnswer >();

	readonly answer = ( { method, path, body }: ServerRequest ): ServerAnswer => {
		const name = `${ method } ${ path }`;
		this.sent.push( { name, body } );
		const failure = this.fails.get( name );
		if ( failure ) {
			this.fails.delete( name );
			return failure;
		}
		switch ( name ) {
			case 'GET /surveys/7/exports':
				return {
					status: 200,
					body: { url: URL_OF_PAGE, at_once: 20_000, exports: this.exports } satisfies Exports,
				};
			case 'POST /surveys/7/exports':
				this.exports.unshift( exportOf( body as ExportRequest ) );
				return { status: 201, body: this.exports[ 0 ] };
			case 'POST /exports/1':
				this.exports = this.exports.map( worked );
				return { status: 200, body: this.exports[ 0 ] };
			case 'DELETE /exports/1':
				this.exports = [];
				return { status: 204, body: null };
			default:
				return problem( 404, 'No such route.' );
		}
	};

	bodies( name: string ): unknown[] {
		return this.sent.filter( ( call ) => call.name === name ).map( ( { body } ) => body );
	}
}

function exportOf( request: ExportRequest, changes: Partial< Export > = {} ): Export {
	return {
		id: 1,
		survey_id: 7,
		report: 'general',
		format: 'csv',
		question_id: null,
		from: null,
		to: null,
		status: 'publish',
		...request,
		filter: request.filter ?? {},
		state: 'waiting',
		done: 0,
		total: 30_000,
		expires_at: '2026-11-24T10:00:00+00:00',
		url: null,
		...changes,
	};
}

function worked( old: Export ): Export {
	const done = old.done + 10_000;
	return done < old.total
		? { ...old, done, state: 'running' }
		: { ...old, done, state: 'done', url: 'http://127.0.0.1/file' };
}

const open = ( fake: FakeExports, total: number, more: Partial< Parameters< typeof ExportMenu >[ 0 ] > = {} ) =>
	openPart( <ExportMenu surveyId={ 7 } total={ total } { ...more } />, fake );

const button = async () => {
	const found = await screen.findByRole< HTMLButtonElement >( 'button', { name: 'Export Results' } );
	await waitFor( () => expect( found.disabled ).toBe( false ) );
	return found;
};

describe( 'the export menu', () => {
	it( 'links directly to a short export, with the date range of the screen', async () => {
		const range = { from: '2026-11-01', to: '2026-11-20' };
		const user = await open( new FakeExports(), 20_000, { range, hasScores: true } );
		await user.click( await button() );

		const links = within( await screen.findByRole( 'menu' ) ).getAllByRole< HTMLAnchorElement >( 'menuitem' );
		expect( links.map( ( { textContent } ) => textContent ) ).toEqual( [ 'CSV', 'Excel', 'NPS report (Excel)' ] );
		const asked = links.map( ( { href } ) => Object.fromEntries( new URL( href ).searchParams ) );
		const shared = {
			page: 'userfeedback_exports',
			survey_id: '7',
			_wpnonce: 'abc',
			start: range.from,
			end: range.to,
		};
		expect( asked ).toEqual( [
			{ ...shared, report: 'general', format: 'csv', status: 'publish' },
			{ ...shared, report: 'general', format: 'xlsx', status: 'publish' },
			{ ...shared, report: 'nps', format: 'xlsx' },
		] );
	} );

	it( 'prepares a long export and shows progress until it can be downloaded', async () => {
		const fake = new FakeExports();
		const user = await open( fake, 30_000, { status: 'publish' } );
		await user.click( await button() );
		await user.click( await screen.findByRole( 'menuitem', { name: 'Excel' } ) );

		await screen.findByText( 'Preparing file: 10,000 of 30,000 responses' );
		const link = await screen.findByRole< HTMLAnchorElement >( 'link', { name: 'Download' } );
		expect( link.href ).toBe( 'http://127.0.0.1/file' );
		expect( fake.bodies( 'POST /exports/1' ) ).toHaveLength( 3 );
		expect( fake.bodies( 'POST /surveys/7/exports' ) ).toEqual( [
			{ report: 'general', status: 'publish', format: 'xlsx' },
		] );
	} );

	/** Guards against: the server had a file of one question, and no screen offered it. */
	it( 'offers an export of one question with the screen’s dates and filter', async () => {
		const range = { from: '2026-11-01', to: '2026-11-20' };
		const user = await open( new FakeExports(), 3, { question: 'q', range, filter: { device: [ 'mobile' ] } } );
		const toggle = await screen.findByRole< HTMLButtonElement >( 'button', { name: 'Export this question' } );
		await waitFor( () => expect( toggle.disabled ).toBe( false ) );
		await user.click( toggle );

		const link = await screen.findByRole< HTMLAnchorElement >( 'menuitem', { name: 'CSV' } );
		const asked = new URL( link.href ).searchParams;
		expect(
			[ 'report', 'question_id', 'start', 'end', 'filter[device][0]' ].map( ( name ) => asked.get( name ) )
		).toEqual( [ 'question', 'q', range.from, range.to, 'mobile' ] );
	} );

	it( 'resumes after the page is reloaded', async () => {
		const fake = new FakeExports();
		fake.exports = [ exportOf( {}, { state: 'running', done: 10_000, total: 100_000 } ) ];
		await open( fake, 100_000 );
		expect( await screen.findByRole( 'progressbar' ) ).toBeTruthy();
		await stopServing( true );

		await open( fake, 100_000 );
		expect( await screen.findByText( /Preparing file: [2-9]0,000 of 100,000/ ) ).toBeTruthy();
	} );

	it( 'stops processing a canceled export', async () => {
		const fake = new FakeExports();
		fake.exports = [ exportOf( {}, { total: 10_000_000 } ) ];
		const user = await open( fake, 10_000_000 );
		await user.click( await screen.findByRole( 'button', { name: 'Cancel' } ) );

		await waitFor( () => expect( screen.queryByRole( 'progressbar' ) ).toBeNull() );
		expect( fake.exports ).toEqual( [] );
	} );

	it( 'shows what went wrong and retries', async () => {
		const fake = new FakeExports();
		fake.fails.set( 'POST /surveys/7/exports', problem( 409, 'Another of your exports is still in progress.' ) );
		const user = await open( fake, 30_000 );
		await user.click( await button() );
		await user.click( await screen.findByRole( 'menuitem', { name: 'CSV' } ) );
		expect( ( await screen.findByRole( 'alert' ) ).textContent ).toContain( 'Another of your exports' );

		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByRole( 'link', { name: 'Download' } ) ).toBeTruthy();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'restarts an export that failed', async () => {
		const fake = new FakeExports();
		fake.exports = [ exportOf( { from: '2026-11-01' }, { state: 'failed', from: '2026-11-01' } ) ];
		const user = await open( fake, 30_000 );
		await user.click( await screen.findByRole( 'button', { name: 'Try again' } ) );

		expect( await screen.findByRole( 'link', { name: 'Download' } ) ).toBeTruthy();
		expect( fake.bodies( 'POST /surveys/7/exports' ) ).toEqual( [
			{ report: 'general', format: 'csv', status: 'publish', from: '2026-11-01' },
		] );
	} );

	/** Guards against: the filter of a failed export was dropped, so its file had other responses. */
	it( 'retries a failed export with its complete request', async () => {
		const request: ExportRequest = {
			report: 'question',
			question_id: '11111111-1111-4111-8111-111111111111',
			format: 'xlsx',
			from: '2026-11-01',
			to: '2026-11-20',
			status: 'publish',
			filter: { device: [ 'mobile' ], answers: [] },
		};
		const fake = new FakeExports();
		fake.exports = [ exportOf( request, { state: 'failed' } ) ];
		const user = await open( fake, 30_000 );
		await user.click( await screen.findByRole( 'button', { name: 'Try again' } ) );

		expect( await screen.findByRole( 'link', { name: 'Download' } ) ).toBeTruthy();
		expect( fake.bodies( 'POST /surveys/7/exports' ) ).toEqual( [ request ] );
	} );

	it( 'asks a free site to upgrade without requesting anything from the server', async () => {
		const fake = new FakeExports();
		const user = await openPart( <ExportMenu surveyId={ 7 } total={ 3 } />, fake, 'lite' );
		const locked = screen.getByRole( 'button', { name: /^Export Results/ } );
		expect( locked.getAttribute( 'aria-disabled' ) ).toBe( 'true' );

		await user.click( locked );
		expect( await screen.findByRole( 'dialog' ) ).toBeTruthy();
		expect( fake.sent ).toEqual( [] );
	} );
} );
