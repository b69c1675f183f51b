import { __ } from '@wordpress/i18n';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Code } from '@/components/ui/layout/Code';
import { useStable } from '@/lib/hooks/use-stable';
import { sampleWebhook } from '../samples/samples';
import type { SurveyForm } from '@/features/builder/draft/form/draft';
import { useSample } from '../samples/use-sample';
import { webhookSampleRequest } from '../samples/sample-requests';
import { SampleState } from '../samples/SampleState';

/** The request as it would be sent; the server masks its secrets. */
export function WebhookSample( { id }: { id: string } ) {
	const sample = useSample(
		`webhook-${ id }`,
		useStable( ( form: SurveyForm ) => webhookSampleRequest( form, id ) ),
		sampleWebhook
	);

	return (
		<SampleState sample={ sample } skeleton={ <Skeleton height="320px" /> }>
			{ ( { method, url, headers, body } ) => (
				<Code label={ __( 'Request', 'userfeedback' ) }>
					{ [ `${ method } ${ url }`, ...headers.map( lineOf ), '', readable( body ) ].join( '\n' ) }
				</Code>
			) }
		</SampleState>
	);
}

function lineOf( { key, value }: { key: string; value: string } ): string {
	return `${ key }: ${ value }`;
}

/** Returns JSON on separate lines; any other body unchanged, NDJSON too, whose lines end with a break. */
function readable( body: string ): string {
	if ( body.endsWith( '\n' ) ) {
		return body;
	}
	try {
		return JSON.stringify( JSON.parse( body ), null, 2 );
	} catch {
		return body;
	}
}
