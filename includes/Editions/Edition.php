<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

use UserFeedback\Contract\Problem\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What this site may use now. */
abstract class Edition {

	abstract public function allows( Feature $feature ): bool;

	/** @throws Problem the site may not use it. */
	abstract public function check( Feature $feature ): void;

	/**
	 * What a save did not keep; null when it kept everything.
	 *
	 * @throws Problem nothing may be stored without these.
	 */
	abstract public function lost( Feature ...$parts ): ?string;

	/** Why a survey is not published that uses these; null when there are none. */
	abstract public function refusal( Feature ...$parts ): ?string;

	/**
	 * What is said of a survey that was to come on a day, and is kept as a draft.
	 *
	 * @throws Problem nothing may be stored without its day.
	 */
	abstract public function unscheduled(): string;

	/** Whether a survey goes on without the parts that the site may not use; if not, it rests as it is. */
	abstract public function strips(): bool;

	/** @return non-empty-list<string> it is another one when anything that it allows is. */
	abstract public function name(): array;

	/** @return list<string> slugs of the add-ons that these need. */
	abstract public function addonsOf( Feature ...$features ): array;

	/** Whether these can be used once their add-ons are active. */
	abstract public function mayHave( Feature ...$features ): bool;
}
