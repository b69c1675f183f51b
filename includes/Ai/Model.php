<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The site's language model: one of WordPress's client, or the owner's endpoint. */
abstract class Model {

	/** Models take longer than WordPress's default timeout. */
	public const SECONDS = 60;

	/** The owner's endpoint takes precedence. The class of the other model is not loaded. */
	public static function ofSite(): self {
		return Endpoint::named() ?? new Connector();
	}

	/** True if a model is configured. Makes no request. */
	abstract public function isOn(): bool;

	/** True if it can handle the request. This may query it over HTTP. */
	abstract public function can( Asked $asked ): bool;

	/**
	 * @return string the model's text, which is untrusted.
	 * @throws NotAnswered
	 */
	abstract public function write( Asked $asked ): string;
}
