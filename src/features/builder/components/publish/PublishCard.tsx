import { Button, RadioControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { CopyShortcode } from '@/components/ui/actions/CopyShortcode';
import { formatDateTime } from '@/lib/format';
import { previewAddress } from '@/lib/links';
import { useSite } from '@/lib/site';
import { isFuture } from '@/lib/survey-state';
import { useBuilder, useDispatch } from '@/features/builder/model/builder-context';
import { type Draft, isScheduled } from '@/features/builder/model/form/draft';
import type { Operation } from '@/features/builder/model/operations/operations';
import './PublishCard.scss';

export function PublishCard() {
	const { form } = useBuilder();
	const dispatch = useDispatch();
	const { draft } = form;
	const set = ( operation: Operation ) => dispatch( { type: 'done', operation } );

	return (
		<Card title={ __( 'Publish', 'userfeedback' ) }>
			<div className="uf-publish-card">
				<div data-field="status">
					<RadioControl
						label={ __( 'Status', 'userfeedback' ) }
						selected={ draft.status }
						options={ [
							{ value: 'draft', label: __( 'Draft', 'userfeedback' ) },
							{ value: 'publish', label: __( 'Publish', 'userfeedback' ) },
						] }
						onChange={ ( status ) =>
							set( { type: 'set', path: 'status', value: status === 'publish' ? 'publish' : 'draft' } )
						}
					/>
				</div>
				<p className="uf-publish-card__effect">{ effectText( draft ) }</p>
				{ isFuture( draft.publish_at ) && (
					<p data-field="publish_at">
						{ /* translators: %s: date and time */ }
						{ sprintf( __( 'Opens on %s.', 'userfeedback' ), formatDateTime( draft.publish_at ) ) }{ ' ' }
						<Button
							variant="link"
							onClick={ () => set( { type: 'set', path: 'publish_at', value: null } ) }
						>
							{ __( 'Clear the date', 'userfeedback' ) }
						</Button>
					</p>
				) }
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

function effectText( draft: Draft ): string {
	if ( draft.status === 'draft' ) {
		return __( 'Visitors will not see this survey.', 'userfeedback' );
	}
	return isScheduled( draft )
		? __( 'Visitors will see this survey from its date on.', 'userfeedback' )
		: __( 'Visitors will see this survey on your site.', 'userfeedback' );
}
