import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, ExternalLink } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useState } from 'react';
import { keys, refresh } from '@/api/keys';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { CopyCode } from '@/components/ui/actions/CopyCode';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { QuestionStats, Share } from '@/contract/types';
import { deleteShare } from '@/features/results/api/shares';
import type { QuestionGroup } from '@/features/results/model/question-groups';
import { formatDate, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { daysLabel } from './days-label';

interface Props {
	share: Share;
	/** All questions of the survey. */
	groups: readonly QuestionGroup[];
	canDelete: boolean;
}

/** One link. Deleting needs a confirmation, because people who have the link aren't notified. */
export function ShareRow( { share, groups, canDelete }: Props ) {
	const [ isSure, setSure ] = useState( false );
	const { show } = useSnackbars();
	const client = useQueryClient();
	const remove = useMutation( {
		mutationFn: () => deleteShare( share.id ),
		onSuccess: () => show( __( 'Link deleted.', 'userfeedback' ) ),
		onSettled: () => refresh( client, keys.shares( share.survey_id ) ),
	} );

	return (
		<li className="uf-share__link">
			<CopyCode
				text={ share.url }
				/* translators: %s: an address */
				label={ sprintf( __( 'Copy link %s', 'userfeedback' ), share.url ) }
			/>
			<p className="uf-share__facts">{ facts( share, groups ) }</p>
			<div className="uf-share__acts">
				<ExternalLink href={ share.url }>{ __( 'Open', 'userfeedback' ) }</ExternalLink>
				{ canDelete && ! isSure && (
					<Button variant="link" isDestructive onClick={ () => setSure( true ) }>
						{ __( 'Delete', 'userfeedback' ) }
					</Button>
				) }
				{ isSure && (
					<>
						<BusyButton
							variant="link"
							isDestructive
							isBusy={ remove.isPending }
							onClick={ () => remove.mutate() }
						>
							{ __( 'Delete link permanently', 'userfeedback' ) }
						</BusyButton>
						<Button variant="link" onClick={ () => setSure( false ) }>
							{ __( 'Cancel', 'userfeedback' ) }
						</Button>
					</>
				) }
			</div>
			{ remove.error && (
				<p role="alert">
					<ErrorMessage error={ remove.error } />
				</p>
			) }
		</li>
	);
}

function facts( share: Share, groups: readonly QuestionGroup[] ): string {
	const isShown = ( { id }: QuestionStats ) => share.question_ids.includes( id );
	const count = groups.filter( ( group ) => group.some( isShown ) ).length;
	const parts = [
		groups.every( ( group ) => group.every( isShown ) )
			? __( 'All questions', 'userfeedback' )
			: /* translators: %s: number of questions */
				sprintf( _n( '%s question', '%s questions', count, 'userfeedback' ), formatNumber( count ) ),
		daysLabel( share.days ),
		share.texts ? __( 'with written answers', 'userfeedback' ) : '',
		share.expires_at === null
			? __( 'never expires', 'userfeedback' )
			: /* translators: %s: a date */
				sprintf( __( 'until %s', 'userfeedback' ), formatDate( share.expires_at ) ),
		share.made_by === ''
			? ''
			: /* translators: %s: name of a user */
				sprintf( __( 'by %s', 'userfeedback' ), share.made_by ),
	];
	return parts.filter( Boolean ).join( ' · ' );
}
