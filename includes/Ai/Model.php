<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What writes for a site: a model of WordPress's client, or the endpoint that its owner named. */
abstract class Model {

	/** Models think longer than WordPress waits where nobody says how long. */
	public const SECONDS = 60;

	/** The owner's word comes first; the file of what is not used is not loaded. */
	public static function ofSite(): self {
		return Endpoint::named() ?? new Connector();
	}

	/** Whether there is one at all. Asks nobody. */
	abstract public function isOn(): bool;

	/** Whether it can do that. It may be asked over HTTP. */
	abstract public function can( Asked $asked ): bool;

	/**
	 * @return string what it wrote: the text of a stranger.
	 * @throws NotAnswered
	 */
	abstract public function write( Asked $asked ): string;
}
