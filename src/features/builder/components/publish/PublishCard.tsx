import { Button, RadioControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { Card } from '@/components/ui/layout/Card';
import { CopyShortcode } from '@/components/ui/actions/CopyShortcode';
import { formatDateTime } from '@/lib/format';
import { previewAddress } from '@/lib/links';
import { useSite } from '@/lib/site';
import { isFuture } from '@/lib/survey-state';
import { useBuilder } from '@/features/builder/model/builder-context';
import { isScheduled, type SurveyForm } from '@/features/builder/model/survey-form';
import './PublishCard.scss';

export function PublishCard() {
	const { form, dispatch, saving, leave } = useBuilder();

	const save = async () => {
		const saved = await saving.save();
		if ( saved?.published && form.status === 'publish' && ! isScheduled( form ) ) {
			leave( '/', { saved: true } );
		} else {
			window.scrollTo( { top: 0 } );
		}
	};

	return (
		<Card title={ __( 'Publish', 'userfeedback' ) }>
			<div className="uf-publish-card">
				<RadioControl
					label={ __( 'Status', 'userfeedback' ) }
					selected={ form.status }
					options={ [
						{ value: 'draft', label: __( 'Draft', 'userfeedback' ) },
						{ value: 'publish', label: __( 'Publish', 'userfeedback' ) },
					] }
					onChange={ ( status ) =>
						dispatch( { type: 'status-changed', status: status === 'publish' ? 'publish' : 'draft' } )
					}
				/>
				<p className="uf-publish-card__effect">{ effectText( form ) }</p>
				{ isFuture( form.publish_at ) && (
					<p>
						{ /* translators: %s: date and time */ }
						{ sprintf( __( 'Opens on %s.', 'userfeedback' ), formatDateTime( form.publish_at ) ) }{ ' ' }
						<Button variant="link" onClick={ () => dispatch( { type: 'publish-date-cleared' } ) }>
							{ __( 'Clear the date', 'userfeedback' ) }
						</Button>
					</p>
				) }
				<div>
					<BusyButton variant="primary" isBusy={ saving.isSaving } onClick={ () => void save() }>
						{ saveLabel( form ) }
					</BusyButton>
				</div>
				{ form.id !== null && <Places surveyId={ form.id } /> }
			</div>
		</Card>
	);
}

/** Where the survey can be seen. */
function Places( { surveyId }: { surveyId: number } ) {
	const site = useSite();
	return (
		<div className="uf-publish-card__places">
			<p>{ __( 'To show it inside a page, put this shortcode there:', 'userfeedback' ) }</p>
			<CopyShortcode surveyId={ surveyId } />
			<p>
				<a href={ previewAddress( site, surveyId ) } target="_blank" rel="noreferrer">
					{ __( 'Preview on the site', 'userfeedback' ) }
					<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
				</a>
			</p>
		</div>
	);
}

function effectText( form: SurveyForm ): string {
	if ( form.status === 'draft' ) {
		return __( 'Visitors will not see this survey.', 'userfeedback' );
	}
	return isScheduled( form )
		? __( 'Visitors will see this survey from its date on.', 'userfeedback' )
		: __( 'Visitors will see this survey on your site.', 'userfeedback' );
}

function saveLabel( form: SurveyForm ): string {
	if ( form.status === 'draft' ) {
		return __( 'Save as Draft', 'userfeedback' );
	}
	return isScheduled( form ) ? __( 'Save and Schedule', 'userfeedback' ) : __( 'Save and Publish', 'userfeedback' );
}
