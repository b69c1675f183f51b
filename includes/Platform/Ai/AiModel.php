<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ai;

use UserFeedback\Platform\Database\ProcessLock;
use UserFeedback\Platform\Injection\CreatedBy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The site's AI model: from WordPress's AI client, or the owner's own endpoint. */
#[CreatedBy( 'ofSite' )]
abstract class AiModel {

	/** Models take longer than WordPress's default timeout. */
	public const SECONDS = 60;

	/** The owner's endpoint takes precedence. The class of the other model is not loaded. */
	public static function ofSite(): self {
		return OpenAiCompatibleModel::named() ?? new WordPressAiModel();
	}

	/** Returns a lock for work that sends one prompt: others wait a little longer than a model may take. */
	public static function lock(): ProcessLock {
		return new ProcessLock( self::SECONDS, self::SECONDS + 5 );
	}

	/** True if a model is configured. Makes no request. */
	abstract public function isOn(): bool;

	/** True if it can handle the request. This may query it over HTTP. */
	abstract public function can( Prompt $asked ): bool;

	/**
	 * @return string the model's text, which is untrusted.
	 * @throws ModelFailed
	 */
	abstract public function write( Prompt $asked ): string;
}
