import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { useShell } from '../shell/shell-context';
import { useCompleteDraft } from './use-complete-draft';
import { summaryOf } from '../summary/summary';
import './SummaryCard.scss';

/** Summary of the survey, with a link to edit each part. */
export function SummaryCard() {
	const { draft, isWhole, error } = useCompleteDraft();
	const { openField } = useShell();
	const { can } = useSite();

	return (
		<Card title={ __( 'Summary', 'userfeedback' ) }>
			<dl className="uf-summary">
				{ summaryOf( draft, can.view ).map( ( line ) => (
					<div key={ line.field } className="uf-summary__line">
						<dt>{ line.name }</dt>
						<dd>{ line.words }</dd>
						<dd>
							<Button
								variant="link"
								/* translators: %s: part of a survey, such as Questions */
								aria-label={ sprintf( __( 'Edit: %s', 'userfeedback' ), line.name ) }
								onClick={ () => openField( line.field ) }
							>
								{ __( 'Edit', 'userfeedback' ) }
							</Button>
						</dd>
					</div>
				) ) }
			</dl>
			{ ! isWhole && error === null && <Skeleton height="120px" /> }
			{ error && (
				<p role="alert">
					{ __( 'Couldn’t load the other settings.', 'userfeedback' ) } <ErrorMessage error={ error } />
				</p>
			) }
		</Card>
	);
}
