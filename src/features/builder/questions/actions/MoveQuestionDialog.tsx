import { ComboboxControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { useSearch } from '@/lib/hooks/use-search';
import { isolated, sprintf } from '@/lib/labels/sprintf';
import { foundSurveys } from './find-surveys';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { useMoveToSurvey } from './use-move-to-survey';
import { conditionsText } from './conditions-text';
import '@/components/ui/layout/Stack.scss';

interface Props {
	question: FormQuestion;
	/** Its current survey; null for a new one. */
	from: number | null;
	/** Number of conditions on its answer, here. */
	conditions: number;
	/** @param survey title of the survey that has it now */
	onMoved: ( survey: string ) => void;
	onCancel: () => void;
}

/** Moves it to the end of another survey. */
export function MoveQuestionDialog( { question, from, conditions, onMoved, onCancel }: Props ) {
	const { search, type } = useSearch();
	const [ to, setTo ] = useState< { id: number; title: string; status: string } | null >( null );
	const [ isMissing, setMissing ] = useState( false );
	const faultId = useId();
	const { data, isError } = useQuery( foundSurveys( search ) );
	const { mutate, isPending, error } = useMoveToSurvey( question, onMoved );
	const found = ( data?.items ?? [] ).flatMap( ( { id = 0, title = '', status = 'draft' } ) =>
		id === from ? [] : [ { id, title, status } ]
	);
	const surveys = to === null || found.some( ( { id } ) => id === to.id ) ? found : [ to, ...found ];

	return (
		<ConfirmDialog
			title={ __( 'Move to another survey', 'userfeedback' ) }
			confirm={ __( 'Move question', 'userfeedback' ) }
			isBusy={ isPending }
			onConfirm={ () => ( to === null ? setMissing( true ) : mutate( to.id ) ) }
			onCancel={ onCancel }
		>
			<div className="uf-stack">
				<ComboboxControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Survey', 'userfeedback' ) }
					help={ isError ? __( 'Couldn’t search surveys. Type again to retry.', 'userfeedback' ) : '' }
					value={ to === null ? null : String( to.id ) }
					options={ surveys.map( ( { id, title } ) => ( {
						value: String( id ),
						label: isolated( title ),
					} ) ) }
					onChange={ ( id ) => {
						setMissing( false );
						setTo( surveys.find( ( survey ) => String( survey.id ) === id ) ?? null );
					} }
					onFilterValueChange={ type }
				/>
				<p>
					{ to?.status === 'publish'
						? sprintf(
								/* translators: %s: title of a survey */
								__(
									'It becomes the last question of “%s”, without its logic. That survey is published, so visitors see the question immediately.',
									'userfeedback'
								),
								to.title
							)
						: __( 'It becomes the last question of that survey, without its logic.', 'userfeedback' ) }
				</p>
				{ conditions > 0 && <p>{ conditionsText( conditions ) }</p> }
				<div id={ faultId } role="alert">
					{ isMissing && <p className="uf-field-error">{ __( 'Choose a survey.', 'userfeedback' ) }</p> }
					{ error && (
						<p className="uf-field-error">
							<ErrorMessage error={ error } /> { firstOf( error ) }
						</p>
					) }
				</div>
			</div>
		</ConfirmDialog>
	);
}

/** Returns the server's first field error. */
function firstOf( error: Error ): string {
	return error instanceof ApiError ? ( Object.values( error.params )[ 0 ] ?? '' ) : '';
}
