<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page;

use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The author's choice for one post or page: no pop-up survey, or only a certain one, which takes precedence. */
final class PageChoice {

	public const DISABLED = '_uf_disable_surveys';
	public const SPECIFIC = '_uf_show_specific_survey';

	/** @param int $specific ID of the only pop-up survey allowed, 0 for any. */
	private function __construct( public readonly bool $disabled, public readonly int $specific ) {}

	/** @param int $postId 0 for a page that isn't a post, which has no choice. */
	public static function of( int $postId ): self {
		if ( 0 === $postId ) {
			return new self( false, 0 );
		}
		$specific = get_post_meta( $postId, self::SPECIFIC, true );
		return new self( (bool) get_post_meta( $postId, self::DISABLED, true ), is_scalar( $specific ) ? absint( $specific ) : 0 );
	}

	/**
	 * Returns a survey with the rules that apply here: a chosen survey appears regardless of its own page rules, and to all
	 * visitors while another version of it is compared.
	 */
	public function ruled( Survey $survey ): Survey {
		return $survey->id === $this->specific
			? $survey->with( settings: $survey->settings->with( 'targeting', array( 'pages' => 'all' ) ), isSplit: false )
			: $survey;
	}

	/** Default values are not stored. */
	public static function store( int $postId, bool $disabled, int $specific ): void {
		self::put( $postId, self::DISABLED, $disabled ? '1' : '' );
		self::put( $postId, self::SPECIFIC, $specific > 0 ? (string) $specific : '' );
	}

	private static function put( int $postId, string $key, string $value ): void {
		if ( '' === $value ) {
			delete_post_meta( $postId, $key );
			return;
		}
		update_post_meta( $postId, $key, $value );
	}
}
