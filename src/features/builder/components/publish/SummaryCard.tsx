import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { useSite } from '@/lib/site';
import { useBuilder, useFrame } from '@/features/builder/model/builder-context';
import { summaryOf } from '@/features/builder/model/publish/summary';
import './SummaryCard.scss';

/** What the survey is and does, each part with the way to where it is edited. */
export function SummaryCard() {
	const draft = useBuilder( ( { form } ) => form.draft );
	const { openField } = useFrame();
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
		</Card>
	);
}
