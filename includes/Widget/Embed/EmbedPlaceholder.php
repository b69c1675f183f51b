<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Embed;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Page\SurveyPreview;
use UserFeedback\Widget\Theme\PlaceholderHeight;
use UserFeedback\Widget\Words\WhyNotShownStrings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Placeholder for an embedded survey in a page's content, shared by the shortcode and the block. */
final class EmbedPlaceholder {

	private const FIRST   = PlaceholderHeight::WIDE / 4;
	private const THIRD   = PlaceholderHeight::WIDER / 4 - self::FIRST;
	private const UNKNOWN = 300; // Browsers' default width of an image whose width is in percent.

	private const END = '<set attributeName="display" to="none" begin="10s"/>';

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly CandidateSurveys $candidates,
		private readonly EmbeddedSurveys $embedded,
		private readonly SurveyPreview $preview
	) {}

	/** @return string its markup, registered for the page's manifest; survey editors see a note if visitors get nothing. */
	public function of( int $id ): string {
		try {
			return $this->placeOf( $id );
		} catch ( StorageFailed ) {
			return ''; // The page still works without its survey.
		}
	}

	private function placeOf( int $id ): string {
		if ( is_feed() || ( ! $this->preview->isAsked() && ! $this->candidates->areFor( get_current_user_id() ) ) ) {
			return '';
		}
		$survey = $this->preview->isAsked() ? $this->previewed( $id ) : $this->live( $id );
		if ( null === $survey ) {
			return current_user_can( Permission::EDIT->value ) && ! $this->preview->isAsked()
				? $this->note( $this->surveys->find( $id ) )
				: '';
		}
		$this->embedded->add( $survey->id );
		return sprintf( '<div class="userfeedback-inline" data-userfeedback-survey="%d">%s</div>', $survey->id, self::room( $survey ) );
	}

	/**
	 * Empty images reserve the height, because a strict Content-Security-Policy blocks styles. The first is as high as the
	 * widest card. The second fits next to it if a quarter of the place is as wide as the first, and the third if that quarter
	 * has space for it, too; in narrower places, where lines are shorter, they wrap below and add their height. The last makes
	 * a shrink-to-fit box as wide as the card will be. Without scripts, a browser reads all of it as a comment, so it leaves no
	 * gap where no survey can appear. If something blocks the loader, the images remove themselves; otherwise the loader
	 * prevents that first.
	 */
	private static function room( Survey $survey ): string {
		$height = PlaceholderHeight::wider( $survey );
		$more   = PlaceholderHeight::wide( $survey ) - $height;
		return '<noscript><!--</noscript>' .
			self::image( (string) self::FIRST, $height ) .
			self::image( '74%', max( PlaceholderHeight::narrow( $survey ) - $height, min( 1, $more ) ) ) .
			self::image( (string) self::THIRD, $more ) .
			self::image( '1%', 1, sprintf( ' viewBox="0 0 %d 1"', PlaceholderHeight::FULL - self::FIRST - self::UNKNOWN ) ) .
			'<noscript>--></noscript>';
	}

	/** An image without a height would still start a new line. */
	private static function image( string $width, int $height, string $more = '' ): string {
		return $height > 0
			? sprintf( '<svg width="%s" height="%d"%s aria-hidden="true">%s</svg>', $width, $height, $more, self::END )
			: '';
	}

	/** In a preview, only the previewed survey is embedded. */
	private function previewed( int $id ): ?Survey {
		$survey = $this->preview->survey();
		return $survey?->id === $id ? $survey : null;
	}

	/**
	 * Returns null if it can't show here, except for editors, who see why. Output made outside of a page, by REST or for
	 * another program, has no page to check.
	 */
	private function live( int $id ): ?Survey {
		$page   = PageContext::current();
		$user   = wp_get_current_user();
		$roles  = $user->exists() ? array_values( $user->roles ) : null;
		$survey = $this->candidates->find( $id, $page, $roles );
		if ( null === $survey || 0 === did_action( 'wp' ) || current_user_can( Permission::EDIT->value ) ) {
			return $survey;
		}
		return $this->candidates->mayStandOn( $page, $survey, $roles ) ? $survey : null;
	}

	/** Explains why visitors see nothing here, for users who can fix it. */
	private function note( ?Survey $survey ): string {
		$reason = match ( true ) {
			null === $survey                        => __( 'There is no survey with this ID.', 'userfeedback' ),
			SurveyStatus::DRAFT === $survey->status => __( 'This survey is a draft.', 'userfeedback' ),
			SurveyStatus::TRASH === $survey->status => __( 'This survey is in the Trash.', 'userfeedback' ),
			default                                 => __( 'This survey is scheduled for later.', 'userfeedback' ),
		};
		return '<p class="userfeedback-note">' . esc_html( "$reason " . WhyNotShownStrings::audience() ) . '</p>';
	}
}
