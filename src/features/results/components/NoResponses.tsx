import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CurrentVisibility } from '@/components/surveys/VisibilityText';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import type { SurveyResults } from '@/contract/types';
import { adminPage, previewAddress, whyAddress } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { surveyState } from '@/lib/labels/survey-state';

export function NoResponses( { survey }: { survey: SurveyResults } ) {
	const site = useSite();
	const state = surveyState( survey );

	return (
		<EmptyState title={ __( 'No responses yet', 'userfeedback' ) } text={ adviceText( state === 'publish' ) }>
			{ state === 'publish' && <CurrentVisibility id={ survey.id } /> }
			{ state === 'publish' ? (
				<span className="uf-empty__doors">
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ previewAddress( site, survey.id ) }
						target="_blank"
					>
						{ __( 'Preview', 'userfeedback' ) }
					</Button>
					{ site.can.edit && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							href={ whyAddress( site ) }
							target="_blank"
							rel="noreferrer"
						>
							{ __( 'Why isn’t it showing?', 'userfeedback' ) }
							<span className="screen-reader-text">
								{ ' ' }
								{ __( '(opens in a new tab)', 'userfeedback' ) }
							</span>
						</Button>
					) }
				</span>
			) : (
				site.can.edit &&
				state !== 'trash' && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ adminPage( site, 'userfeedback_surveys', `/edit/${ String( survey.id ) }/publish` ) }
					>
						{ __( 'Publish', 'userfeedback' ) }
					</Button>
				)
			) }
		</EmptyState>
	);
}

function adviceText( isPublic: boolean ): string {
	return isPublic
		? __( 'This survey is published. New responses appear here within a minute.', 'userfeedback' )
		: __( 'Visitors can’t see this survey yet. Publish it to collect responses.', 'userfeedback' );
}
