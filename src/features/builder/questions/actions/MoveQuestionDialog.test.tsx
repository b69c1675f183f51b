import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const here = surveyOf( {
	id: 5,
	title: 'Here',
	status: 'draft',
	questions: [ questionOf( { title: 'Stays?' } ), questionOf( { title: 'Moves?' } ) ],
} );

async function openDialog( site: FakeSite ) {
	const { user } = await openApp( 'surveys', `/edit/5/questions?question=${ here.questions[ 1 ]?.id ?? '' }`, site );
	await user.click( await screen.findByRole( 'button', { name: 'Move to another survey' } ) );
	const dialog = await screen.findByRole( 'dialog' );
	const choose = async ( title: string ) => {
		await user.click( within( dialog ).getByRole( 'combobox', { name: 'Survey' } ) );
		await user.click( await screen.findByRole( 'option', { name: title } ) );
	};
	return { user, dialog, choose, move: () => within( dialog ).getByRole( 'button', { name: 'Move question' } ) };
}

const titles = ( site: FakeSite, id: number ) =>
	site.surveys.find( ( survey ) => survey.id === id )?.questions.map( ( { title } ) => title );

describe( 'moving a question to another survey', () => {
	it( 'saves it there, then removes it here', async () => {
		const site = new FakeSite( [
			here,
			surveyOf( { id: 6, title: 'There', status: 'draft', questions: [ questionOf( { title: 'First?' } ) ] } ),
		] );
		const { user, choose, move, dialog } = await openDialog( site );
		await user.click( move() );
		await within( dialog ).findByText( 'Choose a survey.' );
		await choose( 'There' );
		await user.click( move() );

		await screen.findByText( 'Moved to “There”' );
		await waitFor( () => expect( titles( site, 5 ) ).toEqual( [ 'Stays?' ] ) );
		expect( titles( site, 6 ) ).toEqual( [ 'First?', 'Moves?' ] );
	} );

	it( 'warns that visitors see it immediately, and keeps it here if there is no room', async () => {
		const full = Array.from( { length: 100 }, () => questionOf( { title: 'One of many?' } ) );
		const site = new FakeSite( [ here, surveyOf( { id: 6, title: 'Full', status: 'publish', questions: full } ) ] );
		const { user, choose, move, dialog } = await openDialog( site );
		await choose( 'Full' );
		await within( dialog ).findByText( /so visitors see the question immediately/ );
		await user.click( move() );

		await within( dialog ).findByText( 'That survey already has the maximum of 100 questions.' );
		expect( titles( site, 6 ) ).toHaveLength( 100 );
		expect( titles( site, 5 ) ).toEqual( [ 'Stays?', 'Moves?' ] );
	} );
} );
