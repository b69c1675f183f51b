<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page;

use UserFeedback\Contract\Can;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A look at one survey on a page of the site, `?userfeedback_preview={id}`, or at none yet, `?userfeedback_preview=draft`:
 * there the builder draws what is being written. For those who may edit surveys; for others the parameter means nothing.
 */
final class Preview {

	private const PARAMETER = 'userfeedback_preview';
	private const DRAFT     = 'draft';

	public function __construct( private readonly SurveyRepository $surveys ) {}

	/** Whether this request is one; costs nothing where the parameter is not there. */
	public function isAsked(): bool {
		return $this->id() > 0 && current_user_can( Can::EDIT->value );
	}

	/** Whether this request is for a page on which the builder draws. */
	public function isOfDraft(): bool {
		return self::DRAFT === self::asked() && current_user_can( Can::EDIT->value );
	}

	/** The survey to look at, in whatever state; null when it is no preview, or there is no such survey. */
	public function survey(): ?Survey {
		return $this->isAsked() ? $this->surveys->find( $this->id() ) : null;
	}

	private function id(): int {
		$asked = self::asked();
		return ctype_digit( $asked ) ? (int) $asked : 0;
	}

	private static function asked(): string {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- It only chooses what is shown, to someone who may see it.
		$isSent = isset( $_GET[ self::PARAMETER ] ) && is_string( $_GET[ self::PARAMETER ] );
		return $isSent ? sanitize_key( wp_unslash( $_GET[ self::PARAMETER ] ) ) : '';
		// phpcs:enable
	}
}
