import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { SubmittedAnswer, Survey, WidgetManifest } from '../../../src/contract/types';

interface Commented {
	value: SubmittedAnswer[ 'value' ];
	comments: string;
}

/** A visitor with this browser answers the pop-up survey on the front page, in question order. */
export async function answer(
	visitor: Page,
	survey: Survey,
	values: ( SubmittedAnswer[ 'value' ] | Commented )[],
	agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
): Promise< void > {
	const rest = '/wp-json/userfeedback/v1';
	const manifest = ( await ( await visitor.request.get( `${ rest }/widget/manifest` ) ).json() ) as WidgetManifest;
	const shown = manifest.surveys.find( ( { id } ) => id === survey.id );
	const sent = await visitor.request.post( `${ rest }/surveys/${ String( survey.id ) }/responses`, {
		headers: { 'User-Agent': agent },
		data: {
			answers: survey.questions.map( ( { id }, place ) => ( {
				question_id: id,
				...told( values[ place ] ?? null ),
			} ) ),
			nonce: shown?.nonce,
			elapsed: 9000,
			language: 'en-GB',
			token: crypto.randomUUID(),
		},
	} );
	expect( sent.status() ).toBe( 201 );
}

function told( value: SubmittedAnswer[ 'value' ] | Commented ): Omit< SubmittedAnswer, 'question_id' > {
	return value !== null && typeof value === 'object' && 'comments' in value
		? { value: value.value, extra: { comments: value.comments } }
		: { value };
}
