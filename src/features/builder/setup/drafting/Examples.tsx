import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export function Examples( { onChoose }: { onChoose: ( example: string ) => void } ) {
	const examples = [
		__( 'Why do visitors look at our prices and leave without ordering?', 'userfeedback' ),
		__( 'How useful are our articles, and what should we write about next?', 'userfeedback' ),
		__( 'What did people think of our last event, and would they come again?', 'userfeedback' ),
	];

	return (
		<div className="uf-drafting__examples" role="group" aria-label={ __( 'Examples', 'userfeedback' ) }>
			<span>{ __( 'For example:', 'userfeedback' ) }</span>
			{ examples.map( ( example ) => (
				<Button key={ example } variant="link" onClick={ () => onChoose( example ) }>
					{ example }
				</Button>
			) ) }
		</div>
	);
}
