import { basename } from 'node:path';
import * as vscode from 'vscode';

export function activate(context: vscode.ExtensionContext): void {
  const show = (file: vscode.Uri) => vscode.window.showInformationMessage(basename(file.fsPath));
  context.subscriptions.push(vscode.commands.registerCommand('my-ext.show', show));
}
