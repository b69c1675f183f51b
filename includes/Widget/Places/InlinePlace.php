<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Places;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyStatus;
use UserFeedback\Widget\Look\PlaceHeight;
use UserFeedback\Widget\Manifest\Candidates;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Page\Preview;
use UserFeedback\Widget\Words\WhyWords;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A place for one survey in a page's text, the same for the shortcode and for the block. */
final class InlinePlace {

	private const FIRST   = PlaceHeight::WIDE / 4;
	private const THIRD   = PlaceHeight::WIDER / 4 - self::FIRST;
	private const UNKNOWN = 300; // What browsers take for the width of an image that has it in percent.

	private const END = '<set attributeName="display" to="none" begin="10s"/>';

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly Candidates $candidates,
		private readonly Places $places,
		private readonly Preview $preview
	) {}

	/** @return string its markup, noted for the page's manifest; for editors of surveys a note where visitors get nothing. */
	public function of( int $id ): string {
		try {
			return $this->placeOf( $id );
		} catch ( StorageFailed ) {
			return ''; // A page without its survey is still a page.
		}
	}

	private function placeOf( int $id ): string {
		if ( is_feed() || ( ! $this->preview->isAsked() && ! $this->candidates->areFor( get_current_user_id() ) ) ) {
			return '';
		}
		$survey = $this->preview->isAsked() ? $this->previewed( $id ) : $this->live( $id );
		if ( null === $survey ) {
			return current_user_can( Can::EDIT->value ) && ! $this->preview->isAsked() ? $this->note( $this->surveys->find( $id ) ) : '';
		}
		$this->places->add( $survey->id );
		return sprintf( '<div class="userfeedback-inline" data-userfeedback-survey="%d">%s</div>', $survey->id, self::room( $survey ) );
	}

	/**
	 * Empty images hold the height, because a strict Content-Security-Policy refuses styles. The first is as high as the
	 * widest card. The second fits next to it where a quarter of the place is as wide as the first, and the third where
	 * that quarter has room for it too; in narrower places, where lines are shorter, they go below and add their height.
	 * The last makes a box that shrinks to its content as wide as the card is going to be. Without scripts a browser reads
	 * all of it as a comment, so there is no gap where no survey can come. If something blocks the loader, the images end
	 * on their own; the loader stops that first thing.
	 */
	private static function room( Survey $survey ): string {
		$height = PlaceHeight::wider( $survey );
		$more   = PlaceHeight::wide( $survey ) - $height;
		return '<noscript><!--</noscript>' .
			self::image( (string) self::FIRST, $height ) .
			self::image( '74%', max( PlaceHeight::narrow( $survey ) - $height, min( 1, $more ) ) ) .
			self::image( (string) self::THIRD, $more ) .
			self::image( '1%', 1, sprintf( ' viewBox="0 0 %d 1"', PlaceHeight::FULL - self::FIRST - self::UNKNOWN ) ) .
			'<noscript>--></noscript>';
	}

	/** One without a height would still begin a line. */
	private static function image( string $width, int $height, string $more = '' ): string {
		return $height > 0
			? sprintf( '<svg width="%s" height="%d"%s aria-hidden="true">%s</svg>', $width, $height, $more, self::END )
			: '';
	}

	/** In a preview only the survey that is looked at has its place. */
	private function previewed( int $id ): ?Survey {
		$survey = $this->preview->survey();
		return $survey?->id === $id ? $survey : null;
	}

	/**
	 * Where it cannot show there is no place for it, but for editors, who are told why. What is made outside of a page, by REST
	 * or for another program, knows no page to be asked about.
	 */
	private function live( int $id ): ?Survey {
		$page   = PageContext::current();
		$user   = wp_get_current_user();
		$roles  = $user->exists() ? array_values( $user->roles ) : null;
		$survey = $this->candidates->find( $id, $page, $roles );
		if ( null === $survey || 0 === did_action( 'wp' ) || current_user_can( Can::EDIT->value ) ) {
			return $survey;
		}
		return $this->candidates->mayStandOn( $page, $survey, $roles ) ? $survey : null;
	}

	/** Why visitors see nothing here, for those who can do something about it. */
	private function note( ?Survey $survey ): string {
		$reason = match ( true ) {
			null === $survey                          => __( 'There is no survey with this ID.', 'userfeedback' ),
			SurveyStatus::DRAFT === $survey->status   => __( 'This survey is a draft.', 'userfeedback' ),
			SurveyStatus::TRASH === $survey->status   => __( 'This survey is in the trash.', 'userfeedback' ),
			default                                   => __( 'This survey is scheduled for later.', 'userfeedback' ),
		};
		return '<p class="userfeedback-note">' . esc_html( "$reason " . WhyWords::audience() ) . '</p>';
	}
}
