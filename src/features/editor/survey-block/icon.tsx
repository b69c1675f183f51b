/** A speech bubble with two checkboxes. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		<path
			fill="currentColor"
			d="M4 4h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm.5 1.5v10h4V18l3-2.5h8v-10h-15zM7 7.5h2V9H7V7.5zm4 0h6V9h-6V7.5zM7 11.5h2V13H7v-1.5zm4 0h6V13h-6v-1.5z"
		/>
	</svg>
);
