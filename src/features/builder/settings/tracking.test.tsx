import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

describe( 'the analytics plugin', () => {
	const openWith = async ( plugin: Partial< FakeSite[ 'plugins' ][ 'analytics' ] >, refused = '' ) => {
		const site = new FakeSite( [
			surveyOf( { id: 5, status: 'draft', questions: [ questionOf( { title: 'Which?' } ) ] } ),
		] );
		Object.assign( site.plugins.analytics, { active: false, ...plugin } );
		if ( refused !== '' ) {
			site.plugins.refused.set( refused, 'Could not create directory.' );
		}
		Object.assign( window, { userfeedback: { ajax: { url: '/admin-ajax.php', nonces: { plugins: 'n' } } } } );
		const app = await openApp( 'surveys', '/edit/5/settings', site );
		await screen.findByRole( 'checkbox', { name: 'Enable tracking' } );
		return { ...app, site };
	};
	afterEach( async () => {
		await stopServing();
		Reflect.deleteProperty( window, 'userfeedback' );
	} );

	it( 'shows why an installation failed, and leaves tracking as it is', async () => {
		const { user } = await openWith( { installed: false }, 'userfeedback_install_plugin' );
		await user.click( await screen.findByRole( 'button', { name: 'Install MonsterInsights' } ) );

		await screen.findAllByText( 'There was an error installing MonsterInsights' );
		screen.getByText( 'Could not create directory.' );
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name: 'Install MonsterInsights' } ).getAttribute( 'aria-disabled' )
			).toBeNull()
		);
		expect( screen.getByRole( 'checkbox', { name: 'Enable tracking' } ) ).toHaveProperty( 'checked', false );
	} );

	it( 'that is installed but not active can be activated again', async () => {
		const { user } = await openWith( { installed: false }, 'userfeedback_activate_plugin' );
		await user.click( await screen.findByRole( 'button', { name: 'Install MonsterInsights' } ) );

		await screen.findAllByText( 'There was an error activating MonsterInsights' );
		await screen.findAllByText( 'MonsterInsights has been installed successfully!' );
		await screen.findByRole( 'button', { name: 'Activate MonsterInsights' } );
	} );

	it.each( [
		[ false, 'Ask someone who can install plugins on this site.' ],
		[ true, 'Ask someone who can activate plugins on this site.' ],
	] )( 'shows users without permission whom to ask, installed %s', async ( installed, words ) => {
		await openWith( { installed, may_change: false } );
		await screen.findByText( words );
		expect( screen.queryByRole( 'button', { name: /MonsterInsights/ } ) ).toBeNull();
	} );

	it( 'isn’t mentioned while it is active', async () => {
		const { site } = await openWith( { active: true } );
		await waitFor( () => expect( site.sent( 'POST /admin-ajax.php' ) ).toHaveLength( 1 ) );
		expect( screen.queryByText( /^MonsterInsights loads Google Analytics/ ) ).toBeNull();
	} );
} );

describe( 'where visitors leave', () => {
	const openFor = async ( plan: 'lite' | 'elite' ) => {
		const site = new FakeSite( [
			surveyOf( { id: 5, status: 'draft', questions: [ questionOf( { title: 'Which?' } ) ] } ),
		] );
		return { ...( await openApp( 'surveys', '/edit/5/settings', site, {}, plan ) ), site };
	};
	afterEach( stopServing );

	it( 'is recorded once the owner turns it on', async () => {
		const { user, site } = await openFor( 'elite' );
		const toggle = await screen.findByRole( 'checkbox', { name: 'See where visitors leave' } );
		expect( toggle ).toHaveProperty( 'checked', false );
		await user.click( toggle );
		screen.getByText( 'Not sending events to analytics · Recording where visitors leave' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect( site.sent( 'POST /surveys' ).at( -1 ) ).toMatchObject( {
				settings: { behavior: { drop_off: true } },
			} )
		);
	} );

	it( 'offers to keep unfinished responses once it is on', async () => {
		const { user, site } = await openFor( 'elite' );
		const toggle = await screen.findByRole( 'checkbox', { name: 'See where visitors leave' } );
		expect( screen.queryByRole( 'checkbox', { name: 'Keep unfinished responses' } ) ).toBeNull();
		await user.click( toggle );
		const keep = screen.getByRole( 'checkbox', { name: 'Keep unfinished responses' } );
		expect( keep ).toHaveProperty( 'checked', false );
		await user.click( keep );
		screen.getByText( /· Recording where visitors leave, and keeping unfinished responses$/ );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect( site.sent( 'POST /surveys' ).at( -1 ) ).toMatchObject( {
				settings: { behavior: { drop_off: true, keep_partial: true } },
			} )
		);
	} );

	it( 'offers to keep what visitors type once unfinished responses are kept', async () => {
		const { user, site } = await openFor( 'elite' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'See where visitors leave' } ) );
		expect( screen.queryByRole( 'checkbox', { name: 'Keep what visitors type' } ) ).toBeNull();
		await user.click( screen.getByRole( 'checkbox', { name: 'Keep unfinished responses' } ) );
		const keep = screen.getByRole( 'checkbox', { name: 'Keep what visitors type' } );
		expect( keep ).toHaveProperty( 'checked', false );
		await user.click( keep );
		screen.getByText( /· Recording where visitors leave, and keeping unfinished responses with typed text$/ );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect( site.sent( 'POST /surveys' ).at( -1 ) ).toMatchObject( {
				settings: { behavior: { keep_partial: true, keep_partial_text: true } },
			} )
		);
		await user.click( screen.getByRole( 'checkbox', { name: 'Keep unfinished responses' } ) );
		expect( screen.queryByRole( 'checkbox', { name: 'Keep what visitors type' } ) ).toBeNull();
	} );

	it( 'is locked without the feature', async () => {
		const { user } = await openFor( 'lite' );
		const toggle = await screen.findByRole( 'checkbox', { name: 'See where visitors leave Pro' } );
		await user.click( toggle );
		await screen.findByText( 'Drop-off is a Pro feature' );
		expect( toggle ).toHaveProperty( 'checked', false );
	} );
} );
