import type { FieldProps } from '../../ui/view';
import { Title } from '../../ui/fields/Title';

/** A text between questions. It gets the focus, because it has no control. */
export function StatementField( props: FieldProps ) {
	const { help, image } = props.question;
	return (
		<div class="statement" tabIndex={ -1 }>
			<p class="title">
				<Title { ...props } />
			</p>
			{ help && (
				<p id="help">
					<bdi>{ help }</bdi>
				</p>
			) }
			{ image && <img src={ image } alt="" /> }
		</div>
	);
}
