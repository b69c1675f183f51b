import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { keys, refresh } from '@/api/keys';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import type { ComparisonResults, ComparisonStop } from '@/contract/types';
import { stopComparison } from '@/features/results/api/comparison';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	comparison: ComparisonResults;
	keep: ComparisonStop[ 'keep' ];
	onClose: () => void;
}

export function StopDialog( { comparison: { original, version }, keep, onClose }: Props ) {
	const queryClient = useQueryClient();
	const [ kept, other ] = keep === 'original' ? [ original, version ] : [ version, original ];
	const { mutate, isPending, error } = useMutation( {
		mutationFn: () => stopComparison( kept.id, keep ),
		onSuccess: async () => {
			const both = [ kept.id, other.id ];
			await refresh( queryClient, keys.surveys, ...both.map( keys.comparison ), ...both.map( keys.results ) );
			onClose();
		},
	} );

	return (
		<ConfirmDialog
			title={
				keep === 'original'
					? __( 'Stop the comparison and keep version A?', 'userfeedback' )
					: __( 'Stop the comparison and keep version B?', 'userfeedback' )
			}
			confirm={ __( 'Stop comparison', 'userfeedback' ) }
			isBusy={ isPending }
			onConfirm={ mutate }
			onCancel={ onClose }
		>
			<p>
				{ sprintf(
					/* translators: 1 and 2: titles of surveys */
					__(
						'“%1$s” becomes a draft. All visitors can see “%2$s” from now on. The responses of both stay, and so do the numbers of the comparison, up to yesterday. You can’t continue it later.',
						'userfeedback'
					),
					other.title,
					kept.title
				) }
			</p>
			{ error && (
				<p className="uf-field-error" role="alert">
					<ErrorMessage error={ error } />
				</p>
			) }
		</ConfirmDialog>
	);
}
