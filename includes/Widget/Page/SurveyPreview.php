<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page;

use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Widget\WidgetHooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Previews one survey on a page of the site, `?userfeedback_preview={id}`, or none yet, `?userfeedback_preview=draft`, where
 * the builder renders an unsaved draft. Only for users who can edit surveys; otherwise the parameter is ignored.
 */
#[Shared]
final class SurveyPreview {

	private const DRAFT = 'draft';

	public function __construct( private readonly SurveyRepository $surveys ) {}

	/** Returns true if this request is a preview; costs nothing without the parameter. */
	public function isAsked(): bool {
		return $this->id() > 0 && current_user_can( Permission::EDIT->value );
	}

	/** Returns true if the builder renders its draft on this page. */
	public function isOfDraft(): bool {
		return self::DRAFT === self::asked() && current_user_can( Permission::EDIT->value );
	}

	/** Returns the survey to preview, in any status; null if this isn't a preview, or there is no such survey. */
	public function survey(): ?Survey {
		return $this->isAsked() ? $this->surveys->find( $this->id() ) : null;
	}

	private function id(): int {
		$asked = self::asked();
		return ctype_digit( $asked ) ? (int) $asked : 0;
	}

	private static function asked(): string {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- It only chooses what is shown, to someone who may see it.
		$isSent = isset( $_GET[ WidgetHooks::PREVIEWED ] ) && is_string( $_GET[ WidgetHooks::PREVIEWED ] );
		return $isSent ? sanitize_key( wp_unslash( $_GET[ WidgetHooks::PREVIEWED ] ) ) : '';
		// phpcs:enable
	}
}
