import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { lazy, Suspense, useState } from 'react';
import { connection } from '@wordpress/icons';
import { useBuilder } from '@/features/builder/saving/state/builder-context';

const PathsDialog = lazy( async () => ( { default: ( await import( './PathsDialog' ) ).PathsDialog } ) );

/** For surveys with conditional questions. */
export function PathsButton() {
	const hasPaths = useBuilder(
		( { form: { draft } } ) =>
			draft.questions.some( ( { logic } ) => logic.enabled ) ||
			draft.settings.thank_you.type === 'conditional_redirect'
	);
	const [ isOpen, setOpen ] = useState( false );
	if ( ! hasPaths ) {
		return null;
	}
	return (
		<>
			<Button __next40pxDefaultSize variant="tertiary" icon={ connection } onClick={ () => setOpen( true ) }>
				{ __( 'See all paths', 'userfeedback' ) }
			</Button>
			{ isOpen && (
				<Suspense fallback={ <Spinner /> }>
					<PathsDialog onClose={ () => setOpen( false ) } />
				</Suspense>
			) }
		</>
	);
}
