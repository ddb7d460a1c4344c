/**
 * The inline script at the end of every page. What it does not do, the platform or React does
 * (docs/decisions.md#react-when-seen). It writes nothing to the root element and asks for no
 * layout.
 */
import { tellOfAudioErrors } from "@/lib/browser/audio-errors";
import { closeMenuOnLeaving, listenForCommands } from "@/lib/browser/commands";
import { listenForCopyAndPrint } from "@/lib/browser/copy-and-print";
import { loadReactWhenSeen } from "@/lib/browser/react-loader";
import { createTrustedTypesPolicy } from "@/lib/browser/trusted-types";

createTrustedTypesPolicy();
listenForCommands();
closeMenuOnLeaving();
listenForCopyAndPrint();
tellOfAudioErrors();
loadReactWhenSeen();
