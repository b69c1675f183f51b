import { Modal, Notice } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useMemo } from 'react';
import { formatNumber } from '@/lib/format';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { useShell } from '@/features/builder/shell/shell-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { sprintf } from '@/lib/labels/sprintf';
import { type Paths, pathsThrough } from './paths';
import { sectionsOf } from './sections';
import { PathConditions } from './PathConditions';
import { PathEnding } from './PathEnding';
import { PathQuestion } from './PathQuestion';
import './Paths.scss';

/** The survey as a line: questions for everyone are on it, conditional ones on a branch next to it. */
export function PathsDialog( { onClose }: { onClose: () => void } ) {
	const draft = useBuilder( ( { form } ) => form.draft );
	const { openField } = useShell();
	const { questions } = draft;
	const paths = useMemo( () => pathsThrough( draft ), [ draft ] );
	const open = ( field: string ) => {
		onClose();
		openField( field );
	};

	return (
		<Modal title={ __( 'Paths through this survey', 'userfeedback' ) } size="large" onRequestClose={ onClose }>
			<div className="uf-stack">
				{ paths === null ? (
					<Notice status="warning" isDismissible={ false }>
						{ __( 'Complete the unfinished condition to see where it leads.', 'userfeedback' ) }
					</Notice>
				) : (
					<p>{ lengthInWords( paths, questions.length ) }</p>
				) }
				<ol className="uf-paths">
					{ sectionsOf( questions ).map( ( { logic, stops } ) => {
						const list = stops.map( ( question ) => (
							<PathQuestion
								key={ question.id }
								question={ question }
								place={ questions.indexOf( question ) }
								paths={ paths }
								onOpen={ () => open( fieldName( { question: question.id } ) ) }
							/>
						) );
						return logic === null ? (
							list
						) : (
							<li key={ stops[ 0 ]?.id } className="uf-paths__siding">
								<PathConditions logic={ logic } />
								<ol>{ list }</ol>
							</li>
						);
					} ) }
					<PathEnding paths={ paths } onOpen={ () => open( 'settings.thank_you' ) } />
				</ol>
			</div>
		</Modal>
	);
}

function lengthInWords( { counts, never }: Paths, all: number ): string {
	if ( counts === null ) {
		/* translators: %s: number of questions */
		return sprintf(
			_n(
				'Visitors see up to %s question.',
				'Visitors see up to %s questions.',
				all - never.size,
				'userfeedback'
			),
			formatNumber( all - never.size )
		);
	}
	const { least, most } = counts;
	return least === most
		? /* translators: %s: number of questions */
			sprintf(
				_n( 'Every visitor sees %s question.', 'Every visitor sees %s questions.', most, 'userfeedback' ),
				formatNumber( most )
			)
		: sprintf(
				/* translators: 1: smallest number of questions, 2: largest number of questions */
				_n(
					'Visitors see %1$s to %2$s question.',
					'Visitors see %1$s to %2$s questions.',
					most,
					'userfeedback'
				),
				formatNumber( least ),
				formatNumber( most )
			);
}
